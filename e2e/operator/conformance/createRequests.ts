import {
  type CardViewType,
  type Endpoint,
  fetchDepositLimits,
  type PaymentMethod,
  toDecimalText,
} from '@paywidget/shared/contract';
import {
  createDeposit,
  createPeerToPeerDeposit,
  createSweepstakeDeposit,
  createWithdrawal,
  fetchBoxes,
  prepareDeposit,
} from '@paywidget/shared/contract/payments';
import {
  compare,
  currencyOf,
  type Decimal,
  isZero,
  type Limits,
  limitsOf,
  multiply,
  roundToDecimals,
  toRequestNumber,
} from '@paywidget/shared/money';
import { parseAsWidget } from './assertions';
import { Skipped } from './fault';
import { answerOrSkip, chosenMethod, fillForm, type MethodSource } from './methods';
import type { Operator, Payload } from './operator';

/** The payload of a call that creates a deposit or a withdrawal, and the limits of its amount. */
export interface CreateRequest {
  method: PaymentMethod;
  payload: Payload;
  /** Undefined for a crypto address, which has no amount. */
  limits?: Limits;
}

/** One way to create a deposit or a withdrawal. */
export interface CreateKind {
  /** Describes the kind, as in 'no <what> is listed'. */
  what: string;
  endpoint: Endpoint;
  source: MethodSource;
  isSuitable(method: PaymentMethod): boolean;
  createPayload(method: PaymentMethod, operator: Operator): Promise<Omit<CreateRequest, 'method'>>;
}

const hasView =
  (...views: readonly (CardViewType | undefined)[]) =>
  ({ category, cardViewType }: PaymentMethod) =>
    category !== 'crypto' && views.includes(cardViewType);

const isPrepared = (method: PaymentMethod) =>
  hasView('india')(method) || (method.category !== 'crypto' && method.isPreparationRequired === true);

async function limitsFor(method: PaymentMethod, operator: Operator): Promise<Limits> {
  const { amountRules, name: methodName, category } = method;
  const { currency, country } = operator.options;
  const ownRule = amountRules?.[currency];
  const depositLimits = ownRule
    ? {}
    : parseAsWidget(
        fetchDepositLimits,
        await answerOrSkip(operator.lists.limits(methodName), fetchDepositLimits),
      );
  return limitsOf({ amountRules, currency, country, depositLimits, methodName, category });
}

const amountOf = ({ options }: Operator, { min }: Limits) => toRequestNumber(options.amount ?? min);

function commonPayload(method: PaymentMethod, { options }: Operator) {
  return {
    currency: options.currency,
    fields: fillForm(method, options).fields,
    isActivatedBonus: false,
    selectedCountry: options.country,
    ...(method.needsCaptcha && { captchaBypass: true }),
    ...(method.securityRulesGroup !== undefined && { securityRulesGroup: method.securityRulesGroup }),
  };
}

const returnUrlOf = ({ options: { url, origin = new URL(url).origin } }: Operator) =>
  `${origin}/paywidget/deposit/complete`;

async function payloadByType(method: PaymentMethod, operator: Operator) {
  const limits = await limitsFor(method, operator);
  const own = {
    paymentType: method.name,
    returnUrl: returnUrlOf(operator),
    amount: amountOf(operator, limits),
  };
  return { payload: { ...commonPayload(method, operator), ...own }, limits };
}

export const redirectKind: CreateKind = {
  what: 'method with a redirect page',
  endpoint: createDeposit,
  source: 'deposits',
  isSuitable: (method) =>
    hasView(undefined, 'default', 'eazype', 'bankTransfer')(method) && !isPrepared(method),
  createPayload: payloadByType,
};

export const preparedKind: CreateKind = {
  what: 'method that is prepared first',
  endpoint: prepareDeposit,
  source: 'deposits',
  isSuitable: isPrepared,
  createPayload: payloadByType,
};

export const onrampKind: CreateKind = {
  what: 'on-ramp',
  endpoint: createDeposit,
  source: 'deposits',
  isSuitable: hasView('onramp'),
  createPayload: payloadByType,
};

export const peerToPeerKind: CreateKind = {
  what: 'peer-to-peer method',
  endpoint: createPeerToPeerDeposit,
  source: 'deposits',
  isSuitable: hasView('p2p'),
  async createPayload(method, operator) {
    const limits = await limitsFor(method, operator);
    const own = { paymentMethod: method.name, amount: amountOf(operator, limits) };
    return { payload: { ...commonPayload(method, operator), ...own }, limits };
  },
};

export const cryptoKind: CreateKind = {
  what: 'coin with a network',
  endpoint: createDeposit,
  source: 'deposits',
  isSuitable: ({ category, network = [] }) => category === 'crypto' && network.length > 0,
  async createPayload(method, operator) {
    const { fields, ...others } = commonPayload(method, operator);
    const payload = {
      ...others,
      paymentType: method.name,
      returnUrl: returnUrlOf(operator),
      isNewFlow: true,
      currency: method.currency?.[0] ?? method.name.toUpperCase(),
      fields: { ...fields, network: method.network?.[0]?.code },
    };
    return { payload };
  },
};

export const sweepstakeKind: CreateKind = {
  what: 'sweepstake method',
  endpoint: createSweepstakeDeposit,
  source: 'sweepstake',
  isSuitable: ({ category }) => category !== 'crypto',
  async createPayload(method, operator) {
    const groups = parseAsWidget(fetchBoxes, await answerOrSkip(operator.lists.boxes(), fetchBoxes));
    const box = groups.flatMap(({ boxes }) => boxes)[0];
    if (!box) throw new Skipped('there is no box to buy');
    const { boxId, price, priceCurrencyCode: currency } = box;
    const own = { paymentType: method.name, returnUrl: returnUrlOf(operator), boxId, currency };
    const payload = { ...commonPayload(method, operator), ...own, amount: toRequestNumber(price) };
    // The price of a box is fixed.
    return { payload, limits: { min: price, max: price } };
  },
};

export const withdrawalKind: CreateKind = {
  what: 'withdrawal method',
  endpoint: createWithdrawal,
  source: 'withdrawals',
  isSuitable: () => true,
  async createPayload(method, operator) {
    const { currency, country } = operator.options;
    const { amountRules, name: methodName, category } = method;
    const limits = limitsOf({ amountRules, currency, country, methodName, category });
    const payload = {
      amount: amountOf(operator, limits),
      currency,
      paymentType: methodName,
      fields: fillForm(method, operator.options).fields,
      accountType: 'main',
    };
    return { payload, limits };
  },
};

/** Creates a valid request of a kind. @throws Skipped if no listed method suits. */
export async function createRequestFor(kind: CreateKind, operator: Operator): Promise<CreateRequest> {
  const { source, what, isSuitable } = kind;
  const takesCurrency = ({ category, currency }: PaymentMethod) =>
    category === 'crypto' ||
    source === 'sweepstake' ||
    !currency ||
    currency.includes(operator.options.currency);
  const method = await chosenMethod(operator, source, what, (one) => isSuitable(one) && takesCurrency(one));
  return { method, ...(await kind.createPayload(method, operator)) };
}

const half = '0.5';

/** Returns an amount below the minimum; undefined if half of the minimum rounds to zero. */
export function amountBelow({ min }: Limits, currency: string): Decimal | undefined {
  const below = roundToDecimals(multiply(min, half), currencyOf(currency).decimals, 'down');
  return isZero(below) ? undefined : below;
}

/** Returns an amount above the maximum; undefined if there is no maximum. */
export const amountAbove = ({ max }: Limits): Decimal | undefined => max && multiply(max, '2');

/** Returns the same payload with another amount or, for a crypto address, another `returnUrl`. */
export function alteredPayload({ payload, limits }: CreateRequest): Payload {
  if (!limits) return { ...payload, returnUrl: `${payload.returnUrl}?other=1` };
  const amount = toDecimalText(Number(payload.amount)) ?? '0';
  const twice = multiply(amount, '2');
  const isWithin = !limits.max || compare(twice, limits.max) <= 0;
  return { ...payload, amount: toRequestNumber(isWithin ? twice : multiply(amount, half)) };
}
