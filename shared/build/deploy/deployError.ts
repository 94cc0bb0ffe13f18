/** The command is refused, for each of these reasons. Nothing was written. */
export class DeployError extends Error {
  override readonly name = 'DeployError';
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}

/** Throws if there is any reason to refuse the command. */
export function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new DeployError(reasons);
}
