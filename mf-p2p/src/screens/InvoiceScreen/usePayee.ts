import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Card, FoundBank, Requisite } from '@paywidget/shared/contract/payments';
import { countryName, useTranslation } from '@paywidget/shared/i18n';
import { cardRequisites, type InvoiceDeposit } from '@paywidget/shared/invoice';
import { isVirtualAccount } from '@paywidget/shared/methods';
import { countryAtom, useAtomValue } from '@paywidget/shared/state';
import { accountFirst, payeeOf } from '../../model/payee';
import { isAbroad } from '../../model/transferNotes';
import { useFoundBank } from '../TransferScreen/useFoundBank';

export interface Payee {
  /** The payee's details without the bank. The bank is shown with its icon. */
  requisites: readonly Requisite[];
  /** The bank that the card names, else the bank of its first digits. */
  bank: FoundBank['bank'];
}

/** The payee of a deposit. */
export function usePayee({ answer }: InvoiceDeposit, card: Card, method: PaymentMethod): Payee {
  const { t, i18n } = useTranslation();
  const country = useAtomValue(countryAtom);
  const found = useFoundBank(method.name, card.number);
  const { bankName, countryCode, paymentSystem, ...account } = card;
  const bank = bankName ? { ...found, name: bankName } : found;

  const readCard = (read: Card): Requisite[] => [
    ...cardRequisites(read, t),
    ...(countryCode && isAbroad(method, country, card)
      ? [textOf('country_code', t('p2p.country'), countryName(countryCode, i18n.language))]
      : []),
    // A payment system that only repeats the method's name is not shown.
    ...(paymentSystem && paymentSystem !== method.name
      ? [textOf('payment_system', t('deposit.transfer.paymentSystem'), paymentSystem)]
      : []),
  ];
  const requisites = payeeOf(answer.requisites ?? [], account, readCard);
  return { requisites: isVirtualAccount(method) ? accountFirst(requisites) : requisites, bank };
}

const textOf = (name: string, title: string, value: string): Requisite => ({
  name,
  title,
  type: 'text',
  value,
});
