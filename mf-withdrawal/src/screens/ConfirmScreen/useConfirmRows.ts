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
import type { Filled } from '../AmountScreen/draft';

interface ConfirmRows {
  /** Method, amount, fee if there is one, account, and what arrives. */
  money: readonly SummaryRow[];
  /** Where it goes, the middle of what others could use hidden. */
  destination: readonly SummaryRow[];
}

/** What a filled-in form comes to, in the player's language. */
export function useConfirmRows(method: PaymentMethod, { request, entered, holder }: Filled): ConfirmRows {
  const translator = useTranslation();
  const { t, i18n } = translator;
  const language = useAtomValue(languageAtom);
  const { currency, accountType } = request;
  const amount = toDecimalText(request.amount) ?? '0';
  const { fee, arrives } = payoutOf(method, amount, currency);
  const shown = (value: Decimal) => formatAmount(value, currency, i18n.language);

  const money = [
    { label: t('withdrawal.confirm.method'), value: methodTitle(method, language) },
    { label: t('withdrawal.confirm.account'), value: t(accountNames[accountType]) },
    { label: t('withdrawal.summary.amount'), value: shown(amount) },
    ...(fee ? [{ label: t('withdrawal.summary.fee'), value: shown(fee) }] : []),
    { label: t('withdrawal.summary.arrives'), value: shown(arrives), strong: true },
  ];
  const fields = entered.flatMap((one) => {
    const text = destinationText(one, ({ field, text: value }) => {
      const options = optionsOf(field, method, i18n.language);
      return options.find((option) => option.value === value)?.label ?? value;
    });
    return text === undefined ? [] : [{ label: labelOf(one.field, translator), value: text }];
  });
  const owner = holder === undefined ? [] : [{ label: t('withdrawal.holder.title'), value: holder }];
  return { money, destination: withoutTwins([...fields, ...owner]) };
}

/** Labels are unique within one summary; of two fields that share one the later is told apart by its place. */
function withoutTwins(rows: readonly SummaryRow[]): SummaryRow[] {
  return rows.map((row, index) => {
    const earlier = rows.slice(0, index).filter(({ label }) => label === row.label).length;
    return earlier > 0 ? { ...row, label: `${row.label} ${earlier + 1}` } : row;
  });
}
