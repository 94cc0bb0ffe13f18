import { type PaymentMethod, toDecimalText } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { type Decimal, formatAmount } from '@paywidget/shared/money';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { WithdrawalReview } from '@paywidget/shared/withdrawal/review';
import { accountNames } from '../../model/accounts';
import { payoutOf } from '../../model/fee';
import type { SubmittedWithdrawal } from '../AmountScreen/draft';

/**
 * The withdrawal that the player confirms: method, account, amount, fee if there is one, the amount that arrives, and the
 * destination.
 */
export function Confirmation({ method, form }: { method: PaymentMethod; form: SubmittedWithdrawal }) {
  const { t, i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const { request, holder } = form;
  const { currency, accountType } = request;
  const amount = toDecimalText(request.amount) ?? '0';
  const { fee, netAmount } = payoutOf(method, amount, currency);
  const format = (value: Decimal) => formatAmount(value, currency, i18n.language);

  return (
    <WithdrawalReview
      method={method}
      form={form}
      title="withdrawal.confirm.title"
      advice="withdrawal.confirm.text"
      money={[
        { label: t('withdrawal.confirm.method'), value: methodTitle(method, language) },
        { label: t('withdrawal.confirm.account'), value: t(accountNames[accountType]) },
        { label: t('withdrawal.summary.amount'), value: format(amount) },
        ...(fee ? [{ label: t('withdrawal.summary.fee'), value: format(fee) }] : []),
        { label: t('withdrawal.summary.arrives'), value: format(netAmount), strong: true },
      ]}
      more={holder === undefined ? [] : [{ label: t('withdrawal.holder.title'), value: holder }]}
      amount={format(amount)}
      submitText="withdrawal.confirm.submit"
      list="withdrawal.list"
    />
  );
}
