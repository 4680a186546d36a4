/** A request of a dry run, as log and page show it. */
interface ShownRequest {
  /** `POST /updateQueue` */
  readonly title: string;
  readonly body: unknown;
}

/** The requests that a log or a page shows, in order. */
export function requestsIn(text: string): readonly ShownRequest[] {
  const plain = text.replaceAll(/^```.*\n|^\n|<\/?code>/gm, "");
  return [...plain.matchAll(/^(POST \/.*)\n(\{\n[\s\S]*?\n\})$/gm)].map(([, title = "", body = ""]) => ({
    title,
    body: JSON.parse(body),
  }));
}
