import { type OpenSandbox, openSandbox } from '../sandbox/testing/openSandbox';
import { type Breakage, type BrokenOperator, openBrokenOperator } from './testing/brokenOperator';
import { indian, indianArguments, tryRows } from './testing/tryRows';

const origin = 'https://casino.example';

type Json = Record<string, unknown>;
type Answer = NonNullable<Breakage['answer']>;
type Request = NonNullable<Breakage['request']>;

const changed =
  (change: (body: Json) => unknown): Answer =>
  ({ status, body }) =>
    status === 200 ? { body: change(body as Json) } : {};

/** Changes the first methods of a list. */
const methods = (...changes: readonly Json[]) =>
  changed((body) => ({
    ...body,
    methods: (body.methods as Json[]).map((method, index) => ({ ...method, ...changes[index] })),
  }));

const headers =
  (change: Record<string, string | undefined>): Answer =>
  (answer) => ({
    headers: Object.fromEntries(
      Object.entries({ ...answer.headers, ...change }).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
  });

const html = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Casino</title>' };

/** Makes calls rejected with `status` succeed. */
const accepts =
  (status: number, body: Json): Answer =>
  (answer) =>
    answer.status === status ? { status: 200, body } : {};

/** Changes the key of each call, so that the sandbox creates for each of them. */
function forgetKeys(): Request {
  let calls = 0;
  return ({ headers: sent }) => {
    calls += 1;
    return { headers: { ...sent, 'idempotency-key': `${sent['idempotency-key']}-${calls}` } };
  };
}

/** Checks keys when a call arrives but stores them only when it is answered, so that parallel calls create twice. */
function storeKeysLate(): Pick<Breakage, 'request' | 'answer'> {
  const underWay = new Set<string>();
  return {
    request({ headers: sent }) {
      const key = String(sent['idempotency-key']);
      if (underWay.has(key)) return { headers: { ...sent, 'idempotency-key': `${key}-2` } };
      underWay.add(key);
      return {};
    },
    async answer(_, { headers: sent }) {
      // Wait until the other call has arrived.
      await new Promise((resolve) => setTimeout(resolve, 30));
      underWay.delete(String(sent['idempotency-key']));
      return {};
    },
  };
}

interface Case extends Breakage {
  breaks: string;
  /** The time limit in seconds, for rows that get no answer. */
  timeout?: string;
  /** The rows to run: all that the fault could affect. */
  only: readonly string[];
  /** The rows that must fail, each with a part of its report. */
  fails: Record<string, string>;
}

const v5 = 'BANKING/methods-payment-v5';
const listRow = `${v5}: deposit methods`;
const coinRow = `${v5}: deposit methods of a coin`;
const payoutRow = 'BANKING/methods-withdrawal-v4: withdrawal methods';

const lists: readonly Case[] = [
  {
    breaks: 'a required field is missing, and an amount is a word',
    endpoint: v5,
    answer: methods({ position: undefined }, { amount_rules: { INR: { min: 'ten', max: 100 } } }),
    only: [v5, 'deposits:'],
    fails: {
      [listRow]: 'methods.0.position: expected a number or text, got nothing',
      [coinRow]: 'methods.1.amount_rules.INR.min: expected a number or decimal text, got "ten"',
    },
  },
  {
    breaks: 'fields are of a wrong type',
    endpoint: 'BANKING/methods-withdrawal-v4',
    answer: methods({ name: 7 }, { iconIds: [{ id: 'upi', theme: 'blue' }] }),
    only: ['BANKING/methods-withdrawal-v4', 'withdrawals:'],
    fails: { [payoutRow]: 'The widget leaves out methods.0, methods.1.iconIds.0.theme' },
  },
  {
    breaks: 'methods break rules that no schema checks',
    endpoint: v5,
    answer: methods(
      { name: 'upi', amount_rules: { INR: { min: 500, max: 100 } } },
      { name: 'upi', cardViewType: 99, fields: [{ name: 'bank', type: 'dropdown' }] },
      { fields: [{ name: 'code', type: 'text', validations: [{ regex: '[', regex_error_key: 'code' }] }] },
    ),
    only: [v5, 'deposits:'],
    fails: {
      'deposits: method names are unique': 'upi: a unique name',
      'deposits: card view types are known': 'upi: a known card view type',
      'deposits: no minimum is above its maximum': 'upi: INR: a maximum not below 500',
      'deposits: regular expressions compile in unicode mode': 'code: a regular expression, not',
      'deposits: dropdowns have values': 'bank: values to choose from',
    },
  },
  {
    breaks: 'an answer is a page of HTML',
    endpoint: 'BANKING/methods-country-selector-v2',
    answer: () => html,
    only: ['BANKING/methods', 'the headers'],
    fails: {
      'the headers of native apps are accepted': 'a body of JSON',
      'BANKING/methods-country-selector-v2: countries': 'text/html: <!doctype html>',
    },
  },
  {
    breaks: 'JSON has the content type of plain text',
    endpoint: 'bank-get',
    answer: headers({ 'content-type': 'text/plain' }),
    only: ['bank-get', 'deposit-limits'],
    fails: { 'bank-get: the bank of a card': 'Content-Type: application/json, not text/plain' },
  },
  {
    breaks: 'a call gets no answer',
    endpoint: 'BANKING/deposit-limits',
    answer: () => 'hang',
    timeout: '0.7',
    only: ['bank-get', 'deposit-limits'],
    fails: { 'BANKING/deposit-limits: limits of a method': 'nothing for 0.7 s' },
  },
  {
    breaks: 'the connection is closed without an answer',
    endpoint: 'bank-get',
    answer: () => 'drop',
    only: ['bank-get', 'deposit-limits'],
    fails: { 'bank-get: the bank of a card': 'no answer: UND_ERR_SOCKET' },
  },
  {
    breaks: 'a call is redirected',
    endpoint: 'deposit-check',
    answer: () => ({ status: 302, headers: { location: '/login' }, body: '' }),
    only: ['deposit-check: whether'],
    fails: { 'deposit-check: whether a deposit is open': '2xx, not 302 to /login' },
  },
];

const transportFaults: readonly Case[] = [
  {
    breaks: 'no answer allows the origin',
    answer: headers({ 'access-control-allow-origin': undefined }),
    only: ['CORS'],
    fails: {
      'CORS: a preflight allows the origin': `Access-Control-Allow-Origin: ${origin}, not none`,
      'CORS: answers allow the origin': 'The browser blocks the answer',
      'CORS: error answers allow the origin too': `Access-Control-Allow-Origin: ${origin}, not none`,
    },
  },
  {
    breaks: 'a preflight allows all headers by a wildcard, which does not include Authorization',
    answer: headers({ 'access-control-allow-headers': '*' }),
    only: ['CORS'],
    fails: {
      'CORS: a preflight allows the headers of the widget': 'Access-Control-Allow-Headers with authorization',
    },
  },
  {
    breaks: 'answers have no readable Date header',
    answer: headers({ date: undefined, 'access-control-expose-headers': undefined }),
    only: ['CORS', 'Date'],
    fails: {
      'answers carry the Date header': 'a Date header, not',
      'CORS: answers expose the Date header': 'Access-Control-Expose-Headers: Date',
    },
  },
  {
    breaks: 'a call without a token succeeds',
    endpoint: 'deposit-check',
    answer: accepts(401, { exists: false }),
    only: ['token'],
    fails: { 'deposit-check: a call without a token is answered with 401': '200 in' },
  },
  {
    breaks: 'error answers are pages of HTML',
    answer: ({ status }) => (status === 401 ? html : {}),
    only: ['an unknown token'],
    fails: { 'an unknown token is answered with 401': 'a body of JSON' },
  },
  {
    breaks: 'the body of an error has another shape',
    endpoint: 'deposit-status',
    answer: ({ status }) =>
      status === 404 ? { body: { message: { en: 'No' }, data: { code: [404] } } } : {},
    only: ['deposit-status'],
    fails: { 'deposit-status: a deposit that does not exist is rejected': 'message: expected text, got {' },
  },
];

const create = 'BANKING/deposit-create';
const createsRow = `redirect: ${create} succeeds`;

const payments: readonly Case[] = [
  {
    breaks: 'the server ignores idempotency keys',
    endpoint: create,
    request: forgetKeys(),
    only: ['redirect:'],
    fails: {
      'redirect: a repeated call with the same key returns the first answer': 'Players pay twice',
      'redirect: another body with the same key is answered with 409': '409',
      'redirect: deposit-check finds the deposit and returns the whole create answer': 'depositId: expected',
      'redirect: two simultaneous calls with one key create once': 'Players pay twice',
    },
  },
  {
    breaks: 'parallel calls with one key create twice',
    endpoint: create,
    ...storeKeysLate(),
    only: ['redirect:'],
    fails: { 'redirect: two simultaneous calls with one key create once': 'Players pay twice' },
  },
  {
    breaks: 'one call creates two deposits',
    endpoint: 'deposit-create-p2p',
    async answer(_, { headers: { 'idempotency-key': key = '' } }, resend) {
      await resend({ 'idempotency-key': `${key}-2` });
      return {};
    },
    only: ['peer-to-peer:'],
    fails: {
      'peer-to-peer: deposit-check finds the deposit and returns the whole create answer':
        'depositId: expected',
      'peer-to-peer: after cancelling, no second deposit is open': 'two deposits',
    },
  },
  {
    breaks: 'the answer to a create call has no id',
    endpoint: create,
    answer: changed(({ depositId: _, ...others }) => others),
    only: ['redirect:'],
    fails: { [createsRow]: 'depositId: expected a number or text, got nothing' },
  },
  {
    breaks: 'a redirect is not a web address',
    answer: changed((body) =>
      'apiResponse' in body ? { ...body, apiResponse: { source: 'javascript:alert(1)' } } : body,
    ),
    only: ['redirect:'],
    fails: { 'redirect: its links and codes can be used': 'apiResponse.source: an address of http' },
  },
  {
    breaks: 'the server does not check limits and fields',
    endpoint: create,
    answer: accepts(400, { depositId: 'd-1', apiResponse: {} }),
    only: ['redirect:'],
    fails: Object.fromEntries(
      [
        ...[
          'an amount below the minimum',
          'an amount above the maximum',
          'a negative amount',
          'a missing amount',
        ],
        ...['a method that does not exist', 'a missing form field', 'a field value that breaks its rule'],
      ].map((what) => [`redirect: ${what} is rejected`, 'An invalid deposit or withdrawal was created']),
    ),
  },
  {
    breaks: 'an open deposit is not found and has no status',
    answer: changed((body) => ('status' in body || 'exists' in body ? { exists: false } : body)),
    only: ['redirect:'],
    fails: {
      'redirect: deposit-status knows the deposit': 'status: expected a number or text, got nothing',
      'redirect: deposit-check finds the deposit and returns the whole create answer': 'exists: true',
    },
  },
  {
    breaks: 'a peer-to-peer deposit lacks a required part, and its card cannot be decrypted',
    endpoint: 'deposit-create-p2p',
    answer: changed(({ timeout_minutes: _, ...body }) => ({ ...body, card: { encoded: 'c2VhbGVk' } })),
    only: ['peer-to-peer:'],
    fails: {
      'peer-to-peer: deposit-create-p2p succeeds': 'timeoutMinutes: needed to pay',
      'peer-to-peer: the card decrypts with the token of the call': 'docs/guides/card-encryption.md',
      'peer-to-peer: deposit-complete accepts that the player has paid': 'timeoutMinutes: needed to pay',
    },
  },
  {
    breaks: 'an invalid withdrawal is answered with 500',
    endpoint: 'BANKING/withdrawal-create',
    answer: ({ status }, { body }) => (status === 400 && body.includes('no_such') ? { status: 500 } : {}),
    only: ['withdrawal:'],
    fails: { 'withdrawal: a method that does not exist is rejected': 'The outcome counts as unknown' },
  },
];

let ownToken = '';

const sharedDeposits: Case = {
  breaks: 'a player can read the deposit of another player',
  endpoint: 'deposit-status',
  request: ({ headers: sent }) => ({ headers: { ...sent, authorization: `Bearer ${ownToken}` } }),
  only: ['players:'],
  fails: { 'players: the deposit of another player is rejected': 'Players see one another’s deposits' },
};

const frames: readonly Case[] = [
  {
    breaks: 'the ids of two replies are swapped',
    frame: (frame) => ({ ...frame, id: { 1: 2, 2: 1 }[Number(frame.id)] ?? frame.id }),
    only: ['socket: replies'],
    fails: {
      'socket: replies carry the id of their call, also for parallel calls': 'methods: expected a list, got',
    },
  },
  {
    breaks: 'a reply has no id',
    frame: ({ id: _, ...frame }) => frame,
    timeout: '0.7',
    only: ['socket: replies'],
    fails: {
      'socket: replies carry the id of their call, also for parallel calls': 'a reply with the id 1',
    },
  },
  {
    breaks: 'a push has no deposit id',
    frame: (frame) =>
      'event' in frame ? { ...frame, data: { ...(frame.data as Json), depositId: null } } : frame,
    only: ['socket: the final', 'socket: every frame'],
    fails: { 'socket: the final status of a deposit is pushed': 'data.depositId: expected "' },
  },
  {
    breaks: 'a push has no event',
    frame: (frame) => ('event' in frame ? { data: frame.data } : frame),
    timeout: '0.7',
    only: ['socket: the final', 'socket: every frame'],
    fails: {
      'socket: the final status of a deposit is pushed': 'nothing for 0.7 s',
      'socket: every frame is a valid reply or push': '{ event, data }, not {',
    },
  },
];

describe('the conformance rows detect that', () => {
  let sandbox: OpenSandbox;
  let operator: BrokenOperator;
  beforeAll(async () => {
    sandbox = await openSandbox({ allowedOrigins: [origin], checksAnswers: false });
    operator = await openBrokenOperator(sandbox.url);
  });
  afterAll(async () => {
    await operator.close();
    await sandbox.close();
  });

  const cases = [...lists, ...transportFaults, ...payments, sharedDeposits, ...frames];

  it.each(cases.map((one) => [one.breaks, one] as const))(
    '%s',
    async (_, { only, fails, timeout = '10', ...breakage }) => {
      const { token } = await sandbox.signIn(indian);
      const { token: second } = await sandbox.signIn(indian);
      ownToken = token;
      operator.break(breakage);
      const results = await tryRows(
        [
          ...[
            '--url',
            operator.url,
            '--socket',
            operator.socketUrl,
            '--origin',
            origin,
            '--timeout',
            timeout,
          ],
          ...['--token', token, '--second-token', second, '--allow-payments', ...indianArguments],
        ],
        { only },
      );

      const failures = results.filter(({ outcome }) => outcome === 'fails');
      expect(failures.map(({ name }) => name)).toEqual(Object.keys(fails));
      for (const { name, fault } of failures) {
        expect([...(fault?.expected ?? []), fault?.response, fault?.effect].join('\n')).toContain(
          fails[name],
        );
      }
    },
    60_000,
  );
});
