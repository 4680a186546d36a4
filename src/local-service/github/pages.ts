/** Pages of a list, as the GitHub API makes them: 30 items unless the caller wants others, and links to the rest. */

const USUAL_SIZE = 30;
const LARGEST_SIZE = 100;

export interface Page {
  readonly items: readonly unknown[];
  /** The header `Link`; empty where there is one page only. */
  readonly link: string;
}

/** A size or a page that is none is not refused but read as if nothing were said. */
export function pageOf(all: readonly unknown[], base: string, url: URL): Page {
  const size = Math.min(LARGEST_SIZE, positive(url.searchParams.get("per_page")) ?? USUAL_SIZE);
  const page = positive(url.searchParams.get("page")) ?? 1;
  const last = Math.max(1, Math.ceil(all.length / size));
  const to = (rel: string, number: number): string => {
    const query = new URLSearchParams(url.searchParams);
    query.set("page", String(number));
    return `<${base}${url.pathname}?${query.toString()}>; rel="${rel}"`;
  };
  const back = page > 1 ? [to("prev", Math.min(page - 1, last))] : [];
  const on = page < last ? [to("next", page + 1), to("last", last)] : [];
  const links = [...back, ...on, ...(page > 1 ? [to("first", 1)] : [])];
  return { items: all.slice((page - 1) * size, page * size), link: links.join(", ") };
}

function positive(text: string | null): number | undefined {
  const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
  return number > 0 ? number : undefined;
}
