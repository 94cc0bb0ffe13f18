import type { CardViewType, PaymentMethod } from '@paywidget/shared/contract';

/** The card view types that lists of withdrawals and sweepstakes show. They also show methods without a card view type. */
const allowedOutsideDeposit: ReadonlySet<CardViewType> = new Set([
  'india',
  'p2p',
  'eazype',
  'bankTransfer',
  'onramp',
  'cash',
]);

/** Decides which card view types a list shows. */
export type ListKind = 'deposit' | 'withdrawal' | 'sweepstake';

export interface FilteredMethods {
  methods: PaymentMethod[];
  /** Methods whose card view type this list does not show. Report each of them to the host. */
  rejected: PaymentMethod[];
}

/** Selects the methods that a list can show. Lists of deposits reject only unknown card view types. */
export function filterMethods(methods: readonly PaymentMethod[], list: ListKind): FilteredMethods {
  const isShown = ({ cardViewType }: PaymentMethod) =>
    list === 'deposit'
      ? cardViewType !== 'unknown'
      : cardViewType === undefined || allowedOutsideDeposit.has(cardViewType);
  return {
    methods: methods.filter(isShown),
    rejected: methods.filter((method) => !isShown(method)),
  };
}
