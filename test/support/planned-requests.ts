import { byApi } from "./api.js";
import { presentShown } from "./v2/requests.js";

/** Request of a dry run, as shown in the log and on the page. */
interface ShownRequest {
  /** Title such as `POST /updateQueue`. */
  readonly title: string;
  readonly body: unknown;
}

/** Returns the requests in a log or a page, in order, by their names in version 1 of the API. */
export function requestsIn(text: string): readonly ShownRequest[] {
  const plain = text
    .replaceAll(/^```.*\n|^\n|<\/?code>/gm, "")
    .replaceAll(/&#(\d+);/g, (_entity, code: string) => String.fromCodePoint(Number(code)));
  return byApi({ v1: requestsOfV1, v2: requestsOfV2 })(plain);
}

function requestsOfV1(text: string): readonly ShownRequest[] {
  return [...text.matchAll(/^(POST \/.*)\n(\{\n[\s\S]*?\n\})$/gm)].map(([, title = "", body = ""]) => ({
    title,
    body: JSON.parse(body),
  }));
}

function requestsOfV2(text: string): readonly ShownRequest[] {
  const found = text.matchAll(/^([A-Z]+) (\/.*)(?:\n(\{\n[\s\S]*?\n\}))?$/gm);
  return [...found].map(([, method = "", path = "", json]) => {
    const { name, body } = presentShown({
      method,
      path: `/v2${path}`,
      body: json === undefined ? {} : JSON.parse(json),
    });
    return { title: `POST /${name}`, body };
  });
}
