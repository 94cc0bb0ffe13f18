import type { CardViewType, PaymentMethod } from '@paywidget/shared/contract';

/** Withdrawals and sweepstakes admit these card view types, or none at all (specification, section 9). */
const allowedOutsideDeposit: ReadonlySet<CardViewType> = new Set([
  'india',
  'p2p',
  'eazype',
  'bankTransfer',
  'onramp',
  'cash',
]);

/** Whose list it is: each kind shows other card view types. */
export type ListKind = 'deposit' | 'withdrawal' | 'sweepstake';

export interface Admission {
  methods: PaymentMethod[];
  /** Dropped for a card view type that this list does not show; each is to be reported to the host. */
  refused: PaymentMethod[];
}

/** Sorts out the methods a list can show: deposits refuse only unknown card view types. */
export function admit(methods: readonly PaymentMethod[], list: ListKind): Admission {
  const isShown = ({ cardViewType }: PaymentMethod) =>
    list === 'deposit'
      ? cardViewType !== 'unknown'
      : cardViewType === undefined || allowedOutsideDeposit.has(cardViewType);
  return {
    methods: methods.filter(isShown),
    refused: methods.filter((method) => !isShown(method)),
  };
}
