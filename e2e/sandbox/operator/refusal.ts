/** The operator says no. What it carries is what the answer carries (wire, "Errors"). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    message: string,
    /** The server's own code, such as `banking.insufficientFunds`. */
    readonly code?: string,
    /** Where in the request, such as `fields.email`. */
    readonly path?: string,
  ) {
    super(message);
  }

  get body() {
    const { message, code, path } = this;
    return { message, data: { message, ...(code && { code }), ...(path && { path }) } };
  }
}
