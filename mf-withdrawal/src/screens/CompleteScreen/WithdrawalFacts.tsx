import { type PaymentMethod, toDecimalText } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { formatAmount } from '@paywidget/shared/money';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Summary, type SummaryRow } from '@paywidget/shared/ui/controls';
import type { CreatedWithdrawal } from '@paywidget/shared/withdrawal';
import { payoutOf } from '../../model/fee';
import { useChosenMethod } from '../WithdrawalListScreen/useWithdrawalMethods';
import styles from './WithdrawalFacts.module.scss';

/** Which withdrawal the page is about, as far as that is known: what a player quotes to the support. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: CreatedWithdrawal }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const chosen = useChosenMethod();
  const method = chosen?.name === withdrawal.method ? chosen : undefined;
  const money = useMoneyRows(method, withdrawal);
  // Only of a withdrawal of the widget's own: an address may name anything.
  if (withdrawal.withdrawalId === undefined) return null;
  return (
    <div className={styles.facts}>
      <Summary
        rows={[
          ...money,
          ...(method
            ? [{ label: t('withdrawal.confirm.method'), value: methodTitle(method, language) }]
            : []),
          { label: t('deposit.complete.reference'), value: withdrawal.withdrawalId },
        ]}
      />
    </div>
  );
}

function useMoneyRows(method: PaymentMethod | undefined, { request }: CreatedWithdrawal): SummaryRow[] {
  const { t, i18n } = useTranslation();
  const amount = request && toDecimalText(request.amount);
  if (!request || amount === undefined) return [];
  const { currency } = request;
  const payout = method && payoutOf(method, amount, currency);
  return [
    {
      label: t('withdrawal.summary.amount'),
      value: formatAmount(amount, currency, i18n.language),
      strong: true,
    },
    ...(payout?.fee
      ? [
          {
            label: t('withdrawal.summary.arrives'),
            value: formatAmount(payout.arrives, currency, i18n.language),
          },
        ]
      : []),
  ];
}
