export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 416 | 429 | 500 | 503 | 507;

/** What is wrong with one member of a body, dotted: `ticketCc.3`; `code` is the one that the form has for it. */
export interface FieldError {
  field: string;
  code: string;
  limit?: number;
}

/**
 * An answer other than success: `resultCode` and `errors` are for programs, `message` is for the person at the screen.
 */
export class Refusal extends Error {
  readonly status: RefusalStatus;
  readonly resultCode: string;
  readonly headers: Record<string, string>;
  readonly errors: readonly FieldError[];

  constructor(
    status: RefusalStatus,
    resultCode: string,
    message: string,
    headers: Record<string, string> = {},
    errors: readonly FieldError[] = [],
  ) {
    super(message);
    this.status = status;
    this.resultCode = resultCode;
    this.headers = headers;
    this.errors = errors;
  }

  toResponse(): Response {
    return Response.json(
      { resultCode: this.resultCode, message: this.message, ...(this.errors.length > 0 && { errors: this.errors }) },
      { status: this.status, headers: { 'Cache-Control': 'no-store', ...this.headers } },
    );
  }
}

export const invalid = (message: string) => new Refusal(400, 'INVALID_REQUEST', message);
export const notFound = (what: string) => new Refusal(404, 'NOT_FOUND', `${what} was not found`);
export const forbidden = (message: string) => new Refusal(403, 'FORBIDDEN', message);
