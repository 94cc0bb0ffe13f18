import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Chip } from '@paywidget/shared/ui/controls';
import styles from './BalanceRow.module.scss';
import type { WithdrawalFormState } from './useWithdrawalForm';

/** What the account holds, and one press to withdraw as much of it as can be. */
export function BalanceRow({ state }: { state: WithdrawalFormState }) {
  const { t, i18n } = useTranslation();
  const { form, amount, account } = state;
  const { all, currency } = amount;
  if (account.balance === undefined) return null;
  return (
    <div className={styles.row}>
      <span>
        {t('withdrawal.available')}{' '}
        <bdi className={styles.amount}>{formatAmount(account.balance, currency, i18n.language)}</bdi>
      </span>
      {all !== undefined && (
        <Chip amount={all} selected={form.amount?.text === all} onPress={() => form.pickAmount(all)}>
          {t('withdrawal.all')}
        </Chip>
      )}
    </div>
  );
}
