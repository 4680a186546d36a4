export const version = "0.1.0";

export const userAgent = `merge-queue-action/${version}`;
