import { parseArgs } from 'node:util';

export interface Options {
  /** Cases of each target. */
  cases: number;
  /** The first seed. Each further batch of cases takes the next one. */
  seed: number;
  /** The names of the targets to run. All if empty. */
  only: readonly string[];
  /** The report to write. */
  write?: string;
}

export const usage = `Sends odd data to everything that reads what others send, and checks what must hold.

  npm run fuzz -- [options]

  --cases <number>    cases of each target (default 85000, a million in all)
  --seed <number>     repeats a run: the seed that it printed (by default a new one)
  --only <target>     one target, as 'amounts'; may be repeated
  --write <file>      writes the report, as docs/reports/fuzz.md

Exit code: 0 if nothing was found, 1 if something was.`;

/** The arguments are wrong. The message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least || number > 2 ** 31 - 1)
    throw new UsageError(`--${name} takes a whole number from ${least}`);
  return number;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        cases: { type: 'string', default: '85000' },
        seed: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
        write: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Reads the command's arguments. @throws UsageError */
export function readOptions(args: readonly string[], newSeed: () => number): Options {
  const values = parsed(args);
  return {
    cases: wholeNumber('cases', values.cases, 1),
    seed: values.seed === undefined ? newSeed() : wholeNumber('seed', values.seed, 0),
    only: values.only,
    ...(values.write && { write: values.write }),
  };
}
