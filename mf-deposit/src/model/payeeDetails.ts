import type { Card, Requisite } from '@paywidget/shared/contract/payments';
import type { DepositAnswer } from '@paywidget/shared/payments';

export interface PayeeTexts {
  /** Converts the fields of a card to requisites. */
  readCard(card: Card): readonly Requisite[];
  /** Title of the payment system. */
  paymentSystem: string;
}

const normalize = (value: string) => value.replace(/[\s-]/g, '').toLowerCase();

/**
 * Returns the payee's details of a transfer as one list: the payment system, the requisites, then the card fields that the
 * requisites do not have. Skips a payment system that only repeats the name of the method.
 */
export function payeeDetailsOf(
  { apiResponse }: Pick<DepositAnswer, 'apiResponse'>,
  method: string,
  { readCard, paymentSystem }: PayeeTexts,
): Requisite[] {
  const { requisites = [], card, paymentSystem: system = card?.paymentSystem } = apiResponse?.data ?? {};
  const names = new Set(requisites.map(({ name }) => name));
  const values = new Set(requisites.map(({ value }) => normalize(value)));
  const ofCard = card ? readCard(card) : [];
  return [
    ...(system && system !== method
      ? [{ name: 'payment_system', title: paymentSystem, type: 'text' as const, value: system }]
      : []),
    ...requisites,
    ...ofCard.filter(({ name, value }) => !names.has(name) && !values.has(normalize(value))),
  ];
}

/** True if a response has any details for a transfer. */
export function isPayable({ apiResponse }: Pick<DepositAnswer, 'apiResponse'>): boolean {
  const { requisites = [], card, qrCodeText, qrDataURL, buttonPay } = apiResponse?.data ?? {};
  return requisites.length > 0 || Boolean(card ?? qrCodeText ?? qrDataURL ?? buttonPay);
}
