import { HostPayload, PaymentMethod, User } from '@paywidget/shared/contract';
import type { OrderContext, OrderedDeposit } from '@paywidget/shared/payments';
import type { Session } from '@paywidget/shared/state';

type Fields = Readonly<Record<string, unknown>>;

/** A player in Brazil with a dollar account. The host sets no options. */
export function sampleSession({ payload, user }: { payload?: Fields; user?: Fields } = {}): Session {
  return {
    payload: HostPayload.parse({ partnerKey: 'partner', userId: '7', ...payload }),
    user: User.parse({ id: 7, token: 'token', currency: 'USD', paymentGeo: 'BR', lang: 'en', ...user }),
  };
}

/** A payment method as the server sends it: a redirect to a provider, in dollars. */
export function wireMethod(name: string, fields: Fields = {}): Fields {
  return {
    name,
    position: 1,
    text: { en: name.replace(/^./, (first) => first.toUpperCase()) },
    currency: ['USD'],
    amount_rules: { USD: { min: 10, max: 500 } },
    ...fields,
  };
}

/** The same method as the widget reads it. */
export function samplePaymentMethod(name: string, fields?: Fields): PaymentMethod {
  return PaymentMethod.parse(wireMethod(name, fields));
}

/** The facts of a test about a deposit: the fields of its order beside the others. */
export type DepositFields = Partial<OrderContext> & Partial<Omit<OrderedDeposit, 'order'>>;

/** An open deposit as a reload finds it: its method is `visa`, and its page opens in a second window. */
export function sampleDeposit(fields: DepositFields = {}): OrderedDeposit {
  const {
    depositId,
    ref = fields.key ?? depositId ?? 'sample',
    isUnknown = false,
    key,
    sessionId,
    createdAt = 0,
    deadline,
    answer,
    status = 'waiting',
    awaitsRedirect,
    claim,
    onchainTransaction,
    additionalTransactions,
    ...order
  } = { depositId: '41', ...fields };
  return {
    ref,
    order: {
      method: 'visa',
      kind: 'create',
      country: 'br',
      currency: 'USD',
      redirectMode: 'helper',
      screen: 'deposit.redirect',
      ...order,
    },
    isUnknown,
    key,
    depositId,
    sessionId,
    createdAt,
    deadline,
    answer,
    status,
    awaitsRedirect,
    claim,
    onchainTransaction,
    additionalTransactions,
  };
}

/** The order context of a deposit by the method `moon`. The host opens the provider's page. */
export function sampleOrderContext(fields: Partial<OrderContext> = {}): OrderContext {
  return {
    method: 'moon',
    kind: 'create',
    country: 'br',
    currency: 'USD',
    redirectMode: 'host',
    screen: 'deposit.redirect',
    ...fields,
  };
}

/** The body of the call that creates this deposit. */
export const sampleDepositBody = {
  amount: 50,
  currency: 'USD',
  fields: {},
  isActivatedBonus: false,
  selectedCountry: 'br',
  paymentType: 'moon',
  returnUrl: 'https://pay.example/',
};

/** A bonus as the host sends it: it doubles deposits of at least 20 dollars, up to 200. */
export function wireBonus(id: number | string, fields: Fields = {}): Fields {
  return {
    id,
    type: 'deposit',
    currency: 'USD',
    content: { title: { en: `Bonus ${id}` } },
    depositBonusData: { minDeposit: 20, maxBonusAmount: 200, payoutMultiplier: 1, wagerMultiplier: 30 },
    ...fields,
  };
}
