/** Thrown if the operator rejects a request. `body` is the response body. See docs/rules/wire.md. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    /** HTTP status. */
    readonly status: number,
    message: string,
    /** Error code, such as `banking.insufficientFunds`. */
    readonly code?: string,
    /** Place of the error in the request, such as `fields.email`. */
    readonly path?: string,
  ) {
    super(message);
  }

  get body() {
    const { message, code, path } = this;
    return { message, data: { message, ...(code && { code }), ...(path && { path }) } };
  }
}
