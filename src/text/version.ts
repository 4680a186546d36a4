/** The version in package.json; a test holds the two together. */
export const version = "0.1.0";

/** What the service sees of us: name and version, nothing of the machine or the repository. */
export const userAgent = `merge-queue-action/${version}`;
