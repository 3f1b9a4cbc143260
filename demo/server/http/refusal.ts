export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 416 | 429 | 500 | 503;

/** An answer other than success: `resultCode` is for programs, `message` for the person at the screen. */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly resultCode: string;
  readonly headers: Record<string, string>;

  constructor(status: RefusalStatus, resultCode: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.resultCode = resultCode;
    this.headers = headers;
  }

  toResponse(): Response {
    return Response.json(
      { resultCode: this.resultCode, message: this.message },
      { status: this.status, headers: { 'Cache-Control': 'no-store', ...this.headers } },
    );
  }
}

export const invalid = (message: string) => new Refusal(400, 'INVALID_REQUEST', message);
export const notFound = (what: string) => new Refusal(404, 'NOT_FOUND', `${what} was not found`);
export const forbidden = (message: string) => new Refusal(403, 'FORBIDDEN', message);
