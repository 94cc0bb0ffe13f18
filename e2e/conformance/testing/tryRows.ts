import { createOperator } from '../operator';
import { type Options, readCommand } from '../options';
import { rowGroups } from '../rows';
import { type Result, runRows } from '../runRows';

/** Rows tried against an API, as the command with these arguments would try them. */
export async function tryRows(args: readonly string[], more: Partial<Options> = {}): Promise<Result[]> {
  const { options } = readCommand(args, {});
  return runRows(rowGroups, createOperator({ ...options, ...more }));
}

/** A player of the sandbox whose lists have every kind of method, and what their forms are filled in with. */
export const indian = { country: 'in', currency: 'INR' };

export const indianArguments = [
  ...['--country', 'in', '--currency', 'INR'],
  ...['--field', 'upiId=sam@okaxis', '--field', 'fullName=Sam Player'],
  ...['--field', 'accountHolder=Sam Player', '--field', 'phone=+919876543210'],
  ...['--field', 'utr=123456789012'],
];
