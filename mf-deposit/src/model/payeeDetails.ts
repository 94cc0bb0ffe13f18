import type { Card, Requisite } from '@paywidget/shared/contract/payments';
import type { DepositAnswer } from '@paywidget/shared/state';

export interface PayeeWords {
  /** The card's fields as requisites. */
  readCard(card: Card): readonly Requisite[];
  /** Title of the system that the payment goes through. */
  paymentSystem: string;
}

const plain = (value: string) => value.replace(/[\s-]/g, '').toLowerCase();

/**
 * What a transfer is paid to, as one list: the server's requisites, then what else its card data say (specification,
 * section 3, "Host-to-host data"). The payment system that is but the method's own name says nothing to a player.
 */
export function payeeDetailsOf(
  { apiResponse }: Pick<DepositAnswer, 'apiResponse'>,
  method: string,
  { readCard, paymentSystem }: PayeeWords,
): Requisite[] {
  const { requisites = [], card, paymentSystem: system = card?.paymentSystem } = apiResponse?.data ?? {};
  const names = new Set(requisites.map(({ name }) => name));
  const values = new Set(requisites.map(({ value }) => plain(value)));
  const ofCard = card ? readCard(card) : [];
  return [
    ...(system && system !== method
      ? [{ name: 'payment_system', title: paymentSystem, type: 'text' as const, value: system }]
      : []),
    ...requisites,
    ...ofCard.filter(({ name, value }) => !names.has(name) && !values.has(plain(value))),
  ];
}

/** Whether an answer says anything that a transfer can be paid to. */
export function isPayable({ apiResponse }: Pick<DepositAnswer, 'apiResponse'>): boolean {
  const { requisites = [], card, qrCodeText, qrDataURL, buttonPay } = apiResponse?.data ?? {};
  return requisites.length > 0 || Boolean(card ?? qrCodeText ?? qrDataURL ?? buttonPay);
}
