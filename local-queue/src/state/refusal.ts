/** Error for a rejected request, with the status and the text of the reply, and its code in version 2 of the API. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string) {
    super(message);
    this.name = "Refusal";
    this.status = status;
    this.code = code;
  }
}
