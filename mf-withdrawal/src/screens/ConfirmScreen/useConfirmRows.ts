import { type PaymentMethod, toDecimalText } from '@paywidget/shared/contract';
import { labelOf, optionsOf } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { type Decimal, formatAmount } from '@paywidget/shared/money';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import type { SummaryRow } from '@paywidget/shared/ui/controls';
import { accountNames } from '../../model/accounts';
import { destinationText } from '../../model/destination';
import { payoutOf } from '../../model/fee';
import type { SubmittedForm } from '../AmountScreen/draft';

interface ConfirmRows {
  /** Method, account, amount, fee if there is one, and the amount after the fee. */
  money: readonly SummaryRow[];
  /** The destination, with the middle of sensitive texts hidden. */
  destination: readonly SummaryRow[];
}

/** Returns the rows of the confirm page in the player's language. */
export function useConfirmRows(
  method: PaymentMethod,
  { request, entries, holder }: SubmittedForm,
): ConfirmRows {
  const translator = useTranslation();
  const { t, i18n } = translator;
  const language = useAtomValue(languageAtom);
  const { currency, accountType } = request;
  const amount = toDecimalText(request.amount) ?? '0';
  const { fee, netAmount } = payoutOf(method, amount, currency);
  const format = (value: Decimal) => formatAmount(value, currency, i18n.language);

  const money = [
    { label: t('withdrawal.confirm.method'), value: methodTitle(method, language) },
    { label: t('withdrawal.confirm.account'), value: t(accountNames[accountType]) },
    { label: t('withdrawal.summary.amount'), value: format(amount) },
    ...(fee ? [{ label: t('withdrawal.summary.fee'), value: format(fee) }] : []),
    { label: t('withdrawal.summary.arrives'), value: format(netAmount), strong: true },
  ];
  const fields = entries.flatMap((entry) => {
    const text = destinationText(entry, ({ field, text: value }) => {
      const options = optionsOf(field, method, i18n.language);
      return options.find((option) => option.value === value)?.label ?? value;
    });
    return text === undefined ? [] : [{ label: labelOf(entry.field, translator), value: text }];
  });
  const holderRows = holder === undefined ? [] : [{ label: t('withdrawal.holder.title'), value: holder }];
  return { money, destination: withUniqueLabels([...fields, ...holderRows]) };
}

/** Appends a number to repeated labels, because labels must be unique within a summary. */
function withUniqueLabels(rows: readonly SummaryRow[]): SummaryRow[] {
  return rows.map((row, index) => {
    const earlier = rows.slice(0, index).filter(({ label }) => label === row.label).length;
    return earlier > 0 ? { ...row, label: `${row.label} ${earlier + 1}` } : row;
  });
}
