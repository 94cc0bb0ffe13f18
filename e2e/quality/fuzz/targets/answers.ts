import {
  ContractError,
  type PaymentMethod,
  parseAnswer,
  readErrorBody,
  type TransactionStatus,
  transactionStatuses,
} from '@paywidget/shared/contract';
import { endpoints } from '@paywidget/shared/contract/payments';
import {
  checkAmount,
  compare,
  currencyOf,
  isDecimal,
  isZero,
  roundToDecimals,
  toRequestNumber,
} from '@paywidget/shared/money';
import type { DepositAnswer } from '@paywidget/shared/payments';
import { createIconResolver } from '@paywidget/shared/services';
import fc from 'fast-check';
import { isCreatedSince } from '../../../../shared/src/deposit/response/createdSince';
import { deadlineOf } from '../../../../shared/src/deposit/response/deadline';
import {
  assertPayable,
  InvalidPeerToPeerError,
} from '../../../../shared/src/deposit/response/invalidPeerToPeer';
import { type OutcomeContext, outcomeOf } from '../../../../shared/src/deposit/response/outcome';
import { UnsafeLinkError } from '../../../../shared/src/deposit/response/redirect';
import { amountErrorOf } from '../../../../shared/src/form/amount/amountCheck';
import { depositAmountOf } from '../../../../shared/src/form/amount/depositAmount';
import { compileFields } from '../../../../shared/src/form/field/validateField';
import { timeLeftOf } from '../../../../shared/src/invoice/countdown/timeLeft';
import { filterMethods } from '../../../../shared/src/methods/filterMethods';
import { listEntries } from '../../../../shared/src/methods/groups';
import { depositPageOf } from '../../../../shared/src/methods/pages';
import { tileOf } from '../../../../shared/src/methods/tiles';
import { listContentOf } from '../../../../shell/src/app/takeover/listContent';
import { readMethods } from '../../../../shell/src/early/read/readMethods';
import { Unusual } from '../../../../shell/src/early/read/unusual';
import { allowing, mustHold, type Target } from '../target';
import { mutatedJson } from '../values/mutations';
import { answersOf, type EndpointName } from '../values/samples';
import { translatorIn } from '../values/translator';

const names = Object.keys(endpoints) as EndpointName[];
const accounts = ['EUR', 'BRL', 'USDT', 'CONSTRUCTOR', '__PROTO__', ''] as const;
const languages = ['en', 'ar', 'pt-BR', 'constructor'] as const;
const random = 0.5;

interface Answer {
  name: EndpointName;
  body: unknown;
  currency: string;
  language: string;
}

const context = fc.record({
  currency: fc.constantFrom(...accounts),
  language: fc.constantFrom(...languages),
});

const cases: fc.Arbitrary<Answer> = fc
  .constantFrom(...names)
  .chain((name) => fc.record({ name: fc.constant(name), body: mutatedJson(...answersOf(name)), context }))
  .map(({ name, body, context: { currency, language } }) => ({ name, body, currency, language }));

const icons = createIconResolver(() => 'https://pay.example/static/');

/** All numbers of an accepted answer are finite: they are added, compared and shown. */
function assertFinite(value: unknown, depth = 0): void {
  if (typeof value === 'number') mustHold(Number.isFinite(value), 'a number is not finite');
  if (typeof value !== 'object' || value === null || depth > 12) return;
  for (const inner of Object.values(value)) assertFinite(inner, depth + 1);
}

function checkMethods(methods: readonly PaymentMethod[], { body, currency, language }: Answer): void {
  const translator = translatorIn(language);
  const tileContext = { currency, country: 'br', language, translator, transaction: 'deposit' } as const;
  for (const kind of ['deposit', 'withdrawal', 'sweepstake'] as const) {
    const { methods: shown, rejected } = filterMethods(methods, kind);
    mustHold(shown.length + rejected.length === methods.length, 'a method is shown or rejected');
    const entries = listEntries(shown);
    const listed = entries.flatMap((entry) => (entry.kind === 'group' ? entry.methods : [entry.method]));
    mustHold(
      listed.length === shown.length && new Set(listed).size === new Set(shown).size,
      'each method is listed once',
    );
    for (const entry of entries) {
      const tile = tileOf(entry, tileContext);
      mustHold(typeof tile.title === 'string', 'a tile has a title', tile.title);
      // An icon with a broken address shows its fallback, so only the scheme matters.
      for (const { id } of tile.icons ?? [])
        mustHold(icons.url(id, 'method').startsWith('https://'), 'an icon is on https', id);
    }
  }
  for (const method of methods) checkAmountOf(method, currency);
  const early = allowing([Unusual], () =>
    listContentOf({
      ...tileContext,
      theme: 'light',
      tokens: [],
      isClosable: true,
      methods: readMethods(body),
    }),
  );
  const later = listContentOf({ ...tileContext, theme: 'light', tokens: [], isClosable: true, methods });
  mustHold(
    early === undefined || JSON.stringify(early) === JSON.stringify(later),
    'the early list is the later one',
    early?.tiles,
    later?.tiles,
  );
}

function checkAmountOf(method: PaymentMethod, currency: string): void {
  depositPageOf(method, 'list');
  const compiled = compileFields(method.fields ?? []);
  mustHold(compiled.length === (method.fields ?? []).length, 'each field is compiled');
  const {
    limits,
    prefill = '',
    chips = [],
    fixed = [],
  } = depositAmountOf({ method, currency, country: 'br', random });
  mustHold(isDecimal(limits.min) && isDecimal(prefill), 'limits and prefill are decimals', limits, prefill);
  const { decimals } = currencyOf(currency);
  const isShownExactly = (amount: string) => compare(roundToDecimals(amount, decimals), amount) === 0;
  if (fixed.length === 0)
    for (const amount of [prefill, ...chips])
      mustHold(isShownExactly(amount), 'what is shown is what is sent', amount);
  for (const chip of chips)
    mustHold(checkAmount(chip, limits) === 'ok', 'a suggestion is payable', chip, limits);
  const error = amountErrorOf({
    amount: prefill,
    methodName: method.name,
    limits,
    currency,
    locale: 'en',
    rules: [],
    resultOf: () => ({ kind: 'valid' }),
  });
  mustHold(
    error !== undefined || checkAmount(prefill, limits) === 'ok',
    'an accepted prefill is payable',
    prefill,
    limits,
  );
  // The amount that the form shows before the player types must be sendable.
  if (!error && fixed.length === 0) allowing([RangeError], () => toRequestNumber(prefill));
}

const contexts: readonly OutcomeContext[] = (
  ['create', 'sweepstake', 'prepare', 'continue', 'peer-to-peer'] as const
).flatMap((kind) => [
  { kind, redirectMode: 'helper' as const },
  { kind, redirectMode: 'self' as const, cardViewType: 'bankTransfer', fallbackScreen: 'deposit.redirect' },
]);

const base = 'https://pay.example/paywidget/';
const now = Date.parse('2026-11-21T10:00:00Z');

function checkDeposit(answer: DepositAnswer): void {
  for (const one of contexts) {
    const outcome = allowing([UnsafeLinkError], () => outcomeOf(answer, one, base));
    if (outcome?.kind !== 'redirect') continue;
    mustHold(/^https?:\/\//.test(outcome.redirect.url), 'a redirect leads to http(s)', outcome.redirect.url);
    for (const value of Object.values(outcome.redirect.data))
      mustHold(typeof value === 'string', 'redirect data is text');
  }
  const deadline = deadlineOf(answer, now);
  mustHold(deadline === undefined || Number.isFinite(deadline), 'a deadline is a time', deadline);
  if (deadline !== undefined)
    mustHold(!timeLeftOf(deadline - now).clock.includes('N'), 'a countdown shows a time');
  allowing([InvalidPeerToPeerError], () => assertPayable(answer));
  isCreatedSince(answer, now);
  compileFields(answer.fields ?? []);
}

/** Parts of an accepted answer that mean a status, wherever they are. */
const isStatus = (status: unknown): status is TransactionStatus =>
  (transactionStatuses as readonly unknown[]).includes(status);

export const answersTarget: Target<Answer> = {
  name: 'API answers',
  input:
    'The answers of all 25 calls, changed: through their schemas, then lists, tiles, amounts, outcomes, deadlines and forms.',
  rule: 'An answer is parsed or refused with ContractError. Every number is finite, every method is listed once, suggestions are payable, a redirect leads to http(s), and the early list equals the later one.',
  cases,
  check(answer) {
    const { name, body } = answer;
    const { code, message } = readErrorBody(body);
    mustHold(code === undefined || typeof code === 'string', 'a code is text');
    mustHold(message === undefined || typeof message === 'string', 'a message is text');
    const parsed = allowing([ContractError], () => parseAnswer(endpoints[name], body));
    if (!parsed) return;
    const { data, dropped } = parsed;
    for (const part of dropped) mustHold(part.path !== '', 'a part that was left out has a path');
    if (typeof data !== 'object' || data === null) return;
    assertFinite(data);
    if ('methods' in data && Array.isArray(data.methods)) checkMethods(data.methods, answer);
    if ('depositId' in data) checkDeposit(data as DepositAnswer);
    if (name === 'fetchDepositStatus' && 'status' in data)
      mustHold(isStatus(data.status), 'a status is known', data.status);
    if (name === 'fetchRecoupSum' && 'data' in data) isZero((data.data as { amount: string }).amount);
  },
};
