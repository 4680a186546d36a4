import { createInputProblem, createMessageText, type InputProblem, toInputReference } from "../text/problem.js";

export const API_VERSIONS = ["v1", "v2"] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

const HOST = "https://api.trunk.io";
const KEY_PREFIX = "trunk_v2_";

export function getDefaultApiAddress(version: ApiVersion): URL {
  return new URL(`${HOST}/${version}`);
}

/** Returns the API version at the end of an address; undefined if the address has no version there. */
export function findApiVersion({ pathname }: URL): ApiVersion | undefined {
  const last = pathname.replace(/\/+$/, "").split("/").at(-1);
  return API_VERSIONS.find((version) => version === last);
}

export interface ChosenApi {
  readonly version: ApiVersion;
  readonly address: URL;
  /** Header with the token; empty for a request without a token. */
  readonly credentials: Readonly<Record<string, string>>;
  /** True for the short-lived token of the vendor's command line, which only uploads impacted targets. */
  readonly isUploadToken: boolean;
}

interface Choice {
  readonly version: ApiVersion | "auto";
  readonly address: URL | undefined;
  readonly token: string | undefined;
  /** True for an operation that a short-lived token may run. */
  readonly acceptsUploadToken: boolean;
}

/**
 * Chooses the API version by an explicit version, the address or the token's prefix. Reports a problem if they
 * contradict each other.
 */
export function chooseApi({ version: wanted, address, token, acceptsUploadToken }: Choice): ChosenApi | InputProblem {
  const ofAddress = address && findApiVersion(address);
  const isKey = token?.startsWith(KEY_PREFIX) === true;
  if (wanted !== "auto" && ofAddress !== undefined && ofAddress !== wanted) {
    return createInputProblem(
      ["api-version", "api-url"],
      createMessageText`${toInputReference("api-version")} is ${wanted}, but ${toInputReference("api-url")} is an address of API ${ofAddress}. Change one of these two inputs, or set neither of them.`,
    );
  }
  const given = wanted === "auto" ? ofAddress : wanted;
  const version = given ?? (isKey ? "v2" : "v1");
  const isUploadToken = version === "v2" && token !== undefined && !isKey;
  const selector = toInputReference(wanted === "auto" ? "api-url" : "api-version");
  const why = createMessageText`${selector} selects API ${version}`;
  if (version === "v1" && isKey) {
    return createInputProblem(
      "token",
      createMessageText`the token is a key of API v2 (prefix ${KEY_PREFIX}), but ${why}. Do not set ${selector}, or use the "Organization API token (v1)" that the web application shows under Settings > Developer > API keys.`,
    );
  }
  if (isUploadToken && !acceptsUploadToken) {
    return createInputProblem(
      "token",
      createMessageText`the token has no prefix ${KEY_PREFIX}, so it is not a key of API v2, but ${why}. Make a key in the web application under Settings > Developer > API keys, or do not set ${selector}.`,
    );
  }
  return {
    version,
    address: address ?? getDefaultApiAddress(version),
    credentials: token === undefined ? {} : credentialsFor(version, token, isUploadToken),
    isUploadToken,
  };
}

function credentialsFor(version: ApiVersion, token: string, isUploadToken: boolean): Readonly<Record<string, string>> {
  if (version === "v1") return { "x-api-token": token };
  return isUploadToken ? { "x-trunk-token": token } : { authorization: `Bearer ${token}` };
}
