import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** What the operator asked for. */
export interface Options {
  /** Where the endpoints lie, without a slash at the end. */
  url: string;
  token: string;
  /** Of another player. */
  secondToken?: string;
  /** Lower case. */
  country: string;
  currency: string;
  /** Names of methods; empty, the first of each kind that can be filled in. */
  methods: readonly string[];
  /** Values of form fields, by alias or name. */
  fields: Readonly<Record<string, string>>;
  /** Decimal text; absent, each method's minimum. */
  amount?: string;
  socket?: string;
  /** The site that calls the API, where that is not the API's own. */
  origin?: string;
  /** What the host's page starts the widget with. */
  payload?: unknown;
  isSweepstake: boolean;
  allowsPayments: boolean;
  /** How long an answer may take, in ms. */
  limitMs: number;
  /** Only rows whose names contain one of these. */
  only: readonly string[];
}

export interface Command {
  options: Options;
  isJson: boolean;
}

/** The command was called wrongly; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const usage = `Checks a running API against the widget's contract, row by row.

  npm run conformance -- --url https://staging.example/api --token <token> [options]

  --url <address>          where the endpoints lie: the deployment's apiPrefix as an absolute address
  --token <token>          a test player's; or the variable CONFORMANCE_TOKEN, which no shell history keeps
  --second-token <token>   another player's, to see that the two are kept apart; or CONFORMANCE_SECOND_TOKEN
  --country <code>         whose methods are asked for (ru)
  --currency <code>        the player's (USD)
  --method <name>          a method to try, may be repeated (the first of each kind)
  --field <name>=<value>   what a form's field is filled in with, may be repeated
  --amount <amount>        what is deposited and withdrawn (each method's minimum)
  --socket <address>       the WebSocket, as wss://staging.example/api/socket
  --origin <origin>        a site that calls the API from another origin: checks CORS for it
  --payload <file>         JSON that the host's page starts the widget with: payload, user and bonuses
  --sweepstake             the sweepstake flow's calls too
  --allow-payments         also what creates deposits, withdrawals and sessions
  --timeout <seconds>      how long an answer may take (30, as in the widget)
  --only <text>            only the rows whose names contain it, may be repeated
  --json                   the report as JSON

Exit code: 0 every row that could be tried holds, 1 some fail, 2 none could be tried.`;

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
    // Node goes on with advice that is about positional arguments.
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
  if (!values.url) throw new UsageError('--url is missing: where the API is, as https://staging.example/api');
  if (!token) throw new UsageError("--token is missing: a test player's (or CONFORMANCE_TOKEN)");
  if (![token, secondToken ?? ''].every((one) => /^[!-~]*$/.test(one))) {
    throw new UsageError('A token has characters that no header carries');
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
