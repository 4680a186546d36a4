/** The service refuses a larger request body, in UTF-8 bytes (the service's document, "Limits"). */
export const BODY_LIMIT_BYTES = 20 * 1024 * 1024;
