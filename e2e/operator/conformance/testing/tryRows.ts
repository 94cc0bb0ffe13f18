import { createOperator } from '../operator';
import { type Options, readCommand } from '../options';
import { rowGroups } from '../rows';
import { type Result, runRows } from '../runRows';

/** Runs the rows against an API as the command would with these arguments. */
export async function tryRows(args: readonly string[], more: Partial<Options> = {}): Promise<Result[]> {
  const { options } = readCommand(args, {});
  return runRows(rowGroups, createOperator({ ...options, ...more }));
}

/** A sandbox player whose lists contain every kind of method. */
export const indian = { country: 'in', currency: 'INR' };

/** The command's arguments for that player, with form values. */
export const indianArguments = [
  ...['--country', 'in', '--currency', 'INR'],
  ...['--field', 'upiId=sam@okaxis', '--field', 'fullName=Sam Player'],
  ...['--field', 'accountHolder=Sam Player', '--field', 'phone=+919876543210'],
  ...['--field', 'utr=123456789012'],
];
