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

/** Refused calls that succeed. */
const accepts =
  (status: number, body: Json): Answer =>
  (answer) =>
    answer.status === status ? { status: 200, body } : {};

/** Whoever is behind creates for each call, since no two have one key. */
function forgettingKeys(): Request {
  let calls = 0;
  return ({ headers: sent }) => {
    calls += 1;
    return { headers: { ...sent, 'idempotency-key': `${sent['idempotency-key']}-${calls}` } };
  };
}

/** Keys are looked up when a call arrives and written down only once it is answered. */
function racing(): Pick<Breakage, 'request' | 'answer'> {
  const underWay = new Set<string>();
  return {
    request({ headers: sent }) {
      const key = String(sent['idempotency-key']);
      if (underWay.has(key)) return { headers: { ...sent, 'idempotency-key': `${key}-2` } };
      underWay.add(key);
      return {};
    },
    async answer(_, { headers: sent }) {
      // Long enough for the other call to arrive.
      await new Promise((resolve) => setTimeout(resolve, 30));
      underWay.delete(String(sent['idempotency-key']));
      return {};
    },
  };
}

interface Case extends Breakage {
  breaks: string;
  /** Seconds, for rows that wait in vain. */
  timeout?: string;
  /** The rows that are tried, all those that the breakage could touch. */
  only: readonly string[];
  /** The rows that fail, and a part of what each says. */
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
      [listRow]: 'methods.0.position: expected a number, got nothing',
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
    breaks: 'methods are what no schema sees',
    endpoint: v5,
    answer: methods(
      { name: 'upi', amount_rules: { INR: { min: 500, max: 100 } } },
      { name: 'upi', cardViewType: 99, fields: [{ name: 'bank', type: 'dropdown' }] },
      { fields: [{ name: 'code', type: 'text', validations: [{ regex: '[', regex_error_key: 'code' }] }] },
    ),
    only: [v5, 'deposits:'],
    fails: {
      'deposits: no two methods have one name': 'upi: a name of its own',
      'deposits: card view types are known': 'upi: a card view type of the table',
      'deposits: no minimum is above its maximum': 'upi: INR from 500',
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
      'the headers of native apps are taken': 'a body of JSON',
      'BANKING/methods-country-selector-v2: countries': 'text/html: <!doctype html>',
    },
  },
  {
    breaks: 'JSON comes as plain text',
    endpoint: 'bank-get',
    answer: headers({ 'content-type': 'text/plain' }),
    only: ['bank-get', 'deposit-limits'],
    fails: { 'bank-get: the bank of a card': 'Content-Type: application/json, not text/plain' },
  },
  {
    breaks: 'an answer never comes',
    endpoint: 'BANKING/deposit-limits',
    answer: () => 'hang',
    timeout: '0.7',
    only: ['bank-get', 'deposit-limits'],
    fails: { 'BANKING/deposit-limits: limits of a method': 'nothing for 0.7 s' },
  },
  {
    breaks: 'a connection is cut',
    endpoint: 'bank-get',
    answer: () => 'drop',
    only: ['bank-get', 'deposit-limits'],
    fails: { 'bank-get: the bank of a card': 'no answer: UND_ERR_SOCKET' },
  },
  {
    breaks: 'a call is sent elsewhere',
    endpoint: 'deposit-check',
    answer: () => ({ status: 302, headers: { location: '/login' }, body: '' }),
    only: ['deposit-check: whether'],
    fails: { 'deposit-check: whether a deposit is open': '2xx, not 302 to /login' },
  },
];

const doors: readonly Case[] = [
  {
    breaks: 'no answer names the origin',
    answer: headers({ 'access-control-allow-origin': undefined }),
    only: ['CORS'],
    fails: {
      'CORS: a preflight is answered for the origin': `Access-Control-Allow-Origin: ${origin}, not none`,
      'CORS: answers name the origin': 'The browser keeps the answer from the widget',
      'CORS: refusals name the origin too': `Access-Control-Allow-Origin: ${origin}, not none`,
    },
  },
  {
    breaks: 'a preflight allows anything, and so not Authorization',
    answer: headers({ 'access-control-allow-headers': '*' }),
    only: ['CORS'],
    fails: {
      'CORS: a preflight allows the headers of the widget': 'Access-Control-Allow-Headers with authorization',
    },
  },
  {
    breaks: 'answers have no Date that a page may read',
    answer: headers({ date: undefined, 'access-control-expose-headers': undefined }),
    only: ['CORS', 'Date'],
    fails: {
      'answers carry the Date header': 'a Date header, not',
      'CORS: answers expose their Date': 'Access-Control-Expose-Headers: Date',
    },
  },
  {
    breaks: 'a call without a token is answered',
    endpoint: 'deposit-check',
    answer: accepts(401, { exists: false }),
    only: ['token'],
    fails: { 'deposit-check: without a token it is 401': '200 in' },
  },
  {
    breaks: 'refusals are pages of HTML',
    answer: ({ status }) => (status === 401 ? html : {}),
    only: ['an unknown token'],
    fails: { 'an unknown token is 401': 'a body of JSON' },
  },
  {
    breaks: 'the body of an error has another shape',
    endpoint: 'deposit-status',
    answer: ({ status }) =>
      status === 404 ? { body: { message: { en: 'No' }, data: { code: [404] } } } : {},
    only: ['deposit-status'],
    fails: { 'deposit-status: a deposit that does not exist is refused': 'message: expected text, got {' },
  },
];

const create = 'BANKING/deposit-create';
const createsRow = `redirect: ${create} creates`;

const payments: readonly Case[] = [
  {
    breaks: 'a key is forgotten at once',
    endpoint: create,
    request: forgettingKeys(),
    only: ['redirect:'],
    fails: {
      'redirect: the same call under its key gets the first answer again': 'Players pay twice',
      'redirect: another body under the key is 409': '409',
      'redirect: deposit-check finds the deposit with all that was answered': 'depositId: expected',
      'redirect: two calls at the same moment under one key create once': 'Players pay twice',
    },
  },
  {
    breaks: 'two calls at once do not see one another’s key',
    endpoint: create,
    ...racing(),
    only: ['redirect:'],
    fails: { 'redirect: two calls at the same moment under one key create once': 'Players pay twice' },
  },
  {
    breaks: 'one answer hides two deposits',
    endpoint: 'deposit-create-p2p',
    async answer(_, { headers: { 'idempotency-key': key = '' } }, resend) {
      await resend({ 'idempotency-key': `${key}-2` });
      return {};
    },
    only: ['peer-to-peer:'],
    fails: {
      'peer-to-peer: deposit-check finds the deposit with all that was answered': 'depositId: expected',
      'peer-to-peer: once it is cancelled, no second deposit is left open': 'two deposits',
    },
  },
  {
    breaks: 'the answer to a creation has no id',
    endpoint: create,
    answer: changed(({ depositId: _, ...others }) => others),
    only: ['redirect:'],
    fails: { [createsRow]: 'depositId: expected a number or text, got nothing' },
  },
  {
    breaks: 'a redirect is no web address',
    answer: changed((body) =>
      'apiResponse' in body ? { ...body, apiResponse: { source: 'javascript:alert(1)' } } : body,
    ),
    only: ['redirect:'],
    fails: { 'redirect: leads only to where the widget may go': 'apiResponse.source: an address of http' },
  },
  {
    breaks: 'the limits and fields of a method are not looked at',
    endpoint: create,
    answer: accepts(400, { depositId: 'd-1', apiResponse: {} }),
    only: ['redirect:'],
    fails: Object.fromEntries(
      [
        ...[
          'an amount below the minimum',
          'an amount above the maximum',
          'an amount below zero',
          'no amount',
        ],
        ...[
          'a method that does not exist',
          'a field of the form left out',
          'a field that breaks its own rule',
        ],
      ].map((what) => [`redirect: ${what} is refused`, 'Something was created that nobody should pay']),
    ),
  },
  {
    breaks: 'an open deposit is not found, and its status not told',
    answer: changed((body) => ('status' in body || 'exists' in body ? { exists: false } : body)),
    only: ['redirect:'],
    fails: {
      'redirect: deposit-status knows the deposit': 'status: expected a number or text, got nothing',
      'redirect: deposit-check finds the deposit with all that was answered': 'exists: true',
    },
  },
  {
    breaks: 'a peer-to-peer deposit lacks what paying needs, and its card is sealed for another',
    endpoint: 'deposit-create-p2p',
    answer: changed(({ timeout_minutes: _, ...body }) => ({ ...body, card: { encoded: 'c2VhbGVk' } })),
    only: ['peer-to-peer:'],
    fails: {
      'peer-to-peer: deposit-create-p2p creates': 'timeoutMinutes: what paying needs',
      'peer-to-peer: the card opens with the token of the call': 'docs/CARD-ENCRYPTION.md',
      'peer-to-peer: deposit-complete takes that it was paid': 'timeoutMinutes: what paying needs',
    },
  },
  {
    breaks: 'a refused withdrawal is an error of the server',
    endpoint: 'BANKING/withdrawal-create',
    answer: ({ status }, { body }) => (status === 400 && body.includes('no_such') ? { status: 500 } : {}),
    only: ['withdrawal:'],
    fails: { 'withdrawal: a method that does not exist is refused': 'The outcome counts as unknown' },
  },
];

let ownToken = '';

const strangers: Case = {
  breaks: 'players see one another’s deposits',
  endpoint: 'deposit-status',
  request: ({ headers: sent }) => ({ headers: { ...sent, authorization: `Bearer ${ownToken}` } }),
  only: ['players:'],
  fails: { 'players: the status of another’s deposit is refused': 'Players see one another’s deposits' },
};

const frames: readonly Case[] = [
  {
    breaks: 'replies carry one another’s ids',
    frame: (frame) => ({ ...frame, id: { 1: 2, 2: 1 }[Number(frame.id)] ?? frame.id }),
    only: ['socket: replies'],
    fails: {
      'socket: replies carry the id of their call, several under way at once':
        'methods: expected a list, got',
    },
  },
  {
    breaks: 'a reply has no id',
    frame: ({ id: _, ...frame }) => frame,
    timeout: '0.7',
    only: ['socket: replies'],
    fails: {
      'socket: replies carry the id of their call, several under way at once': 'a reply with the id 1',
    },
  },
  {
    breaks: 'a push does not say whose it is',
    frame: (frame) =>
      'event' in frame ? { ...frame, data: { ...(frame.data as Json), depositId: null } } : frame,
    only: ['socket: the end', 'socket: every frame'],
    fails: { 'socket: the end of a deposit is pushed': 'data.depositId: expected "dep' },
  },
  {
    breaks: 'a push has no event',
    frame: (frame) => ('event' in frame ? { data: frame.data } : frame),
    timeout: '0.7',
    only: ['socket: the end', 'socket: every frame'],
    fails: {
      'socket: the end of a deposit is pushed': 'nothing for 0.7 s',
      'socket: every frame is a reply or a push, as the contract has them': '{ event, data }, not {',
    },
  },
];

describe('a broken API is told that', () => {
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

  const cases = [...lists, ...doors, ...payments, strangers, ...frames];

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
        expect([...(fault?.wants ?? []), fault?.came, fault?.so].join('\n')).toContain(fails[name]);
      }
    },
    60_000,
  );
});
