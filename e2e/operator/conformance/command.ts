import { reach, UnreachableError } from './httpClient';
import { createOperator } from './operator';
import { readCommand, UsageError, usage } from './options';
import { asJson, asSummary, asText, createRedaction } from './report';
import { rowGroups } from './rows';
import { type Result, runRows } from './runRows';

interface Output {
  log(text: string): void;
  error(text: string): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

const exitCodes = { allHold: 0, someFail: 1, nothingChecked: 2 };

async function check(args: readonly string[], environment: Environment, output: Output): Promise<number> {
  const { options, isJson } = readCommand(args, environment);
  const redacted = createRedaction(options);
  const print = (text: string) => output.log(redacted(text));
  await reach(options.url, options.limitMs);

  let group = '';
  function report(result: Result) {
    if (result.group !== group) print(`${group ? '\n' : ''}${result.group}`);
    group = result.group;
    print(asText(result));
  }
  const results = await runRows(rowGroups, createOperator(options), isJson ? undefined : report);
  if (results.length === 0) throw new UsageError(`No row's name contains ${options.only.join(' or ')}`);
  print(isJson ? asJson(options, results) : `\n${asSummary(results)}`);
  if (results.some(({ outcome }) => outcome === 'fails')) return exitCodes.someFail;
  return results.some(({ outcome }) => outcome === 'ok') ? exitCodes.allHold : exitCodes.nothingChecked;
}

/** Runs the command and returns its exit code. Its output contains no token. */
export async function runCommand(
  args: readonly string[],
  environment: Environment,
  output: Output,
): Promise<number> {
  if (args.includes('--help')) {
    output.log(usage);
    return exitCodes.allHold;
  }
  try {
    return await check(args, environment, output);
  } catch (error) {
    if (error instanceof UsageError) output.error(`${error.message}\n\n--help has every option.`);
    else if (error instanceof UnreachableError) output.error(error.message);
    else throw error;
    return exitCodes.nothingChecked;
  }
}
