import type { RemoteName } from './remotes';

/** A flow could not be loaded: its files are missing, broken or too slow. The other flows keep working. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  constructor(
    readonly remote: RemoteName,
    cause: unknown,
  ) {
    super(`${remote} could not be loaded: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
