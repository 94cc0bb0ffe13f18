import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** The parsed command line. */
export interface Options {
  /** The address of the API, without a trailing slash. */
  url: string;
  token: string;
  /** The token of another player. */
  secondToken?: string;
  /** Lower case. */
  country: string;
  currency: string;
  /** Method names. If empty, each kind uses the first method whose form can be filled in. */
  methods: readonly string[];
  /** Values of form fields, by alias or name. */
  fields: Readonly<Record<string, string>>;
  /** Decimal text; each method's minimum by default. */
  amount?: string;
  socket?: string;
  /** The origin of the site that calls the API, if it is not the API's own. */
  origin?: string;
  /** The host load payload, with the user. */
  payload?: unknown;
  isSweepstake: boolean;
  allowsPayments: boolean;
  /** The time limit of an answer, in ms. */
  limitMs: number;
  /** Run only rows whose names contain one of these texts; empty for all rows. */
  only: readonly string[];
}

export interface Command {
  options: Options;
  isJson: boolean;
}

/** Thrown for invalid arguments; the message explains the mistake. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `Checks a running API against the widget's contract, row by row.

  npm run conformance -- --url https://staging.example/api --token <token> [options]

  --url <address>          the address of the API: the deployment's apiPrefix as an absolute address
  --token <token>          the token of a test player, or the variable CONFORMANCE_TOKEN (not kept in the shell's history)
  --second-token <token>   the token of another player, to check that players are kept apart, or CONFORMANCE_SECOND_TOKEN
  --country <code>         the country whose methods are requested (default ru)
  --currency <code>        the player's currency (default USD)
  --method <name>          a method to use; may be repeated (default: the first of each kind)
  --field <name>=<value>   the value of a form field; may be repeated
  --amount <amount>        the amount to deposit and withdraw (default: each method's minimum)
  --socket <address>       also check the WebSocket, as wss://staging.example/api/socket
  --origin <origin>        also check CORS for a site of another origin
  --payload <file>         also check the host data in this JSON file: the load payload with user and bonusList
  --sweepstake             also check the calls of the sweepstake flow
  --allow-payments         also run rows that create deposits, withdrawals and sessions
  --timeout <seconds>      the time limit of an answer (default 30, as in the widget)
  --only <text>            run only rows whose names contain the text; may be repeated
  --json                   print the report as JSON

Exit code: 0 if every row that ran passed, 1 if some failed, 2 if none could run.`;

const several = { type: 'string', multiple: true, default: [] as string[] } as const;
const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        url: text,
        token: text,
        'second-token': text,
        country: { ...text, default: 'ru' },
        currency: { ...text, default: 'USD' },
        method: several,
        field: several,
        amount: text,
        socket: text,
        origin: text,
        payload: text,
        sweepstake: flag,
        'allow-payments': flag,
        timeout: { ...text, default: '30' },
        only: several,
        json: flag,
      },
    }).values;
  } catch (error) {
    // Keep only the first sentence. Node's advice after it is about positional arguments.
    const [reason] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(reason);
  }
}

function addressOf(option: string, address: string, protocols: readonly string[]): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !protocols.includes(url.protocol)) {
    throw new UsageError(`${option} takes an absolute address: ${protocols.join('// or ')}//…`);
  }
  if (url.username || url.password) throw new UsageError(`${option} takes no name and password`);
  return address.replace(/\/+$/, '');
}

function originOf(address: string): string {
  const { origin } = new URL(addressOf('--origin', address, ['https:', 'http:']));
  if (origin !== address.replace(/\/$/, '')) throw new UsageError(`--origin takes an origin, as ${origin}`);
  return origin;
}

function matching(option: string, value: string, pattern: RegExp, example: string): string {
  if (!pattern.test(value)) throw new UsageError(`${option} takes ${example}, not "${value}"`);
  return value;
}

function fieldOf(entry: string): [string, string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(entry) ?? [];
  if (name === undefined || value === undefined)
    throw new UsageError('--field takes <name>=<value>, as --field phone=+5511987654321');
  return [name, value];
}

function secondsOf(value: string): number {
  const seconds = Number(value);
  if (!(seconds > 0 && seconds <= 600)) throw new UsageError('--timeout takes seconds, from above 0 to 600');
  return seconds;
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--payload ${file}: ${(error as Error).message}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the command's arguments. @throws UsageError */
export function readCommand(args: readonly string[], environment: Environment): Command {
  const values = parsed(args);
  const token = values.token ?? environment.CONFORMANCE_TOKEN;
  const secondToken = values['second-token'] ?? environment.CONFORMANCE_SECOND_TOKEN;
  if (!values.url)
    throw new UsageError('--url is missing: the address of the API, as https://staging.example/api');
  if (!token)
    throw new UsageError('--token is missing: the token of a test player (or set CONFORMANCE_TOKEN)');
  if (![token, secondToken ?? ''].every((one) => /^[!-~]*$/.test(one))) {
    throw new UsageError('A token contains characters that are not allowed in a header');
  }

  const options: Options = {
    url: addressOf('--url', values.url, ['https:', 'http:']),
    token,
    country: matching('--country', values.country, /^[a-z]{2}$/i, 'two letters, as br').toLowerCase(),
    currency: matching('--currency', values.currency, /^[A-Z]{2,5}$/, 'a code in capitals, as BRL'),
    methods: values.method,
    fields: Object.fromEntries(values.field.map(fieldOf)),
    isSweepstake: values.sweepstake,
    allowsPayments: values['allow-payments'],
    limitMs: secondsOf(values.timeout) * 1000,
    only: values.only,
    ...(secondToken && { secondToken }),
    ...(values.amount && { amount: matching('--amount', values.amount, /^\d+(\.\d+)?$/, 'a decimal') }),
    ...(values.socket && { socket: addressOf('--socket', values.socket, ['wss:', 'ws:']) }),
    ...(values.origin && { origin: originOf(values.origin) }),
    ...(values.payload && { payload: jsonOf(values.payload) }),
  };
  return { options, isJson: values.json };
}
