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
import { Skipped } from './fault';
import { widgetsReading } from './judge';
import { answerOrSkip, chosenMethod, filledIn, type MethodSource } from './methods';
import type { Operator, Payload } from './operator';

/** A body that creates something, and the limits of its amount. */
export interface Creation {
  method: PaymentMethod;
  payload: Payload;
  /** Absent for a crypto address, which has no amount. */
  limits?: Limits;
}

/** One way to create a deposit or a withdrawal. */
export interface CreationKind {
  /** As in 'no <what> is listed'. */
  what: string;
  endpoint: Endpoint;
  source: MethodSource;
  suits(method: PaymentMethod): boolean;
  body(method: PaymentMethod, operator: Operator): Promise<Omit<Creation, 'method'>>;
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
    : widgetsReading(
        fetchDepositLimits,
        await answerOrSkip(operator.lists.limits(methodName), fetchDepositLimits),
      );
  return limitsOf({ amountRules, currency, country, depositLimits, methodName, category });
}

const amountOf = ({ options }: Operator, { min }: Limits) => toRequestNumber(options.amount ?? min);

function common(method: PaymentMethod, { options }: Operator) {
  return {
    currency: options.currency,
    fields: filledIn(method, options).fields,
    isActivatedBonus: false,
    selectedCountry: options.country,
    ...(method.needsCaptcha && { captchaBypass: true }),
    ...(method.securityRulesGroup !== undefined && { securityRulesGroup: method.securityRulesGroup }),
  };
}

const returnUrlOf = ({ options: { url, origin = new URL(url).origin } }: Operator) =>
  `${origin}/paywidget/deposit/complete`;

async function byType(method: PaymentMethod, operator: Operator) {
  const limits = await limitsFor(method, operator);
  const own = {
    paymentType: method.name,
    returnUrl: returnUrlOf(operator),
    amount: amountOf(operator, limits),
  };
  return { payload: { ...common(method, operator), ...own }, limits };
}

export const redirectKind: CreationKind = {
  what: 'method with a redirect page',
  endpoint: createDeposit,
  source: 'deposits',
  suits: (method) => hasView(undefined, 'default', 'eazype', 'bankTransfer')(method) && !isPrepared(method),
  body: byType,
};

export const preparedKind: CreationKind = {
  what: 'method that is prepared first',
  endpoint: prepareDeposit,
  source: 'deposits',
  suits: isPrepared,
  body: byType,
};

export const onrampKind: CreationKind = {
  what: 'on-ramp',
  endpoint: createDeposit,
  source: 'deposits',
  suits: hasView('onramp'),
  body: byType,
};

export const peerToPeerKind: CreationKind = {
  what: 'peer-to-peer method',
  endpoint: createPeerToPeerDeposit,
  source: 'deposits',
  suits: hasView('p2p'),
  async body(method, operator) {
    const limits = await limitsFor(method, operator);
    const own = { paymentMethod: method.name, amount: amountOf(operator, limits) };
    return { payload: { ...common(method, operator), ...own }, limits };
  },
};

export const cryptoKind: CreationKind = {
  what: 'coin with a network',
  endpoint: createDeposit,
  source: 'deposits',
  suits: ({ category, network = [] }) => category === 'crypto' && network.length > 0,
  async body(method, operator) {
    const { fields, ...others } = common(method, operator);
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

export const sweepstakeKind: CreationKind = {
  what: 'sweepstake method',
  endpoint: createSweepstakeDeposit,
  source: 'sweepstake',
  suits: ({ category }) => category !== 'crypto',
  async body(method, operator) {
    const groups = widgetsReading(fetchBoxes, await answerOrSkip(operator.lists.boxes(), fetchBoxes));
    const box = groups.flatMap(({ boxes }) => boxes)[0];
    if (!box) throw new Skipped('there is no box to buy');
    const { boxId, price, priceCurrencyCode: currency } = box;
    const own = { paymentType: method.name, returnUrl: returnUrlOf(operator), boxId, currency };
    const payload = { ...common(method, operator), ...own, amount: toRequestNumber(price) };
    // A box costs what it costs.
    return { payload, limits: { min: price, max: price } };
  },
};

export const withdrawalKind: CreationKind = {
  what: 'withdrawal method',
  endpoint: createWithdrawal,
  source: 'withdrawals',
  suits: () => true,
  async body(method, operator) {
    const { currency, country } = operator.options;
    const { amountRules, name: methodName, category } = method;
    const limits = limitsOf({ amountRules, currency, country, methodName, category });
    const payload = {
      amount: amountOf(operator, limits),
      currency,
      paymentType: methodName,
      fields: filledIn(method, operator.options).fields,
      accountType: 'main',
    };
    return { payload, limits };
  },
};

/** @throws Skipped where no listed method will do */
export async function createBody(kind: CreationKind, operator: Operator): Promise<Creation> {
  const { source, what, suits } = kind;
  const takesCurrency = ({ category, currency }: PaymentMethod) =>
    category === 'crypto' ||
    source === 'sweepstake' ||
    !currency ||
    currency.includes(operator.options.currency);
  const method = await chosenMethod(operator, source, what, (one) => suits(one) && takesCurrency(one));
  return { method, ...(await kind.body(method, operator)) };
}

const half = '0.5';

/** An amount below the minimum; none where the minimum leaves no room. */
export function amountBelow({ min }: Limits, currency: string): Decimal | undefined {
  const below = roundToDecimals(multiply(min, half), currencyOf(currency).decimals, 'down');
  return isZero(below) ? undefined : below;
}

/** An amount above the maximum; none without one. */
export const amountAbove = ({ max }: Limits): Decimal | undefined => max && multiply(max, '2');

/** The same with another amount, or for an address another place to return to. */
export function changed({ payload, limits }: Creation): Payload {
  if (!limits) return { ...payload, returnUrl: `${payload.returnUrl}?other=1` };
  const amount = toDecimalText(Number(payload.amount)) ?? '0';
  const twice = multiply(amount, '2');
  const isWithin = !limits.max || compare(twice, limits.max) <= 0;
  return { ...payload, amount: toRequestNumber(isWithin ? twice : multiply(amount, half)) };
}
