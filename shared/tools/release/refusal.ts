/** A command is refused for each of these reasons. It has written nothing. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(readonly reasons: readonly string[]) {
    super(reasons.join('\n'));
  }
}

/** Throws if there is any reason to refuse the command. */
export function refuse(reasons: readonly string[]): void {
  if (reasons.length > 0) throw new Refusal(reasons);
}

/** Runs a command. If it is refused, prints the reasons after the title, and exits with 1. */
export async function runCommand(title: string, command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(`${title}:\n${error.reasons.map((reason) => `  ${reason}`).join('\n')}`);
    process.exitCode = 1;
  }
}
