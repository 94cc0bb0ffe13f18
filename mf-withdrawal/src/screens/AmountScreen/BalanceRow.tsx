import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Chip } from '@paywidget/shared/ui/controls';
import styles from './BalanceRow.module.scss';
import type { WithdrawalFormState } from './useWithdrawalForm';

/** The account's balance, and a chip that enters the maximum amount. */
export function BalanceRow({ state }: { state: WithdrawalFormState }) {
  const { t, i18n } = useTranslation();
  const { form, amount, account } = state;
  const { fullAmount, currency } = amount;
  if (account.balance === undefined) return null;
  return (
    <div className={styles.row}>
      <span>
        {t('withdrawal.available')}{' '}
        <bdi className={styles.amount}>{formatAmount(account.balance, currency, i18n.language)}</bdi>
      </span>
      {fullAmount !== undefined && (
        <Chip
          amount={fullAmount}
          selected={form.amount?.text === fullAmount}
          onPress={() => form.pickAmount(fullAmount)}
        >
          {t('withdrawal.all')}
        </Chip>
      )}
    </div>
  );
}
