import type { FormField } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Notice } from '@paywidget/shared/ui';
import { isMemoField } from '@paywidget/shared/withdrawal';
import { balanceNotice, type WithdrawalFormState } from './useWithdrawalForm';

/** Shown if the account's balance is below the minimum withdrawal. */
export function LowBalanceNotice({ state: { amount, form } }: { state: WithdrawalFormState }) {
  const { t, i18n } = useTranslation();
  const { isBalanceTooLow, fixed = [], limits, currency } = amount;
  const minimum = fixed[0] ?? limits.min;
  return (
    <div ref={form.frameRef(balanceNotice)} role="status" tabIndex={-1}>
      {isBalanceTooLow && (
        <Notice tone="warning" title={t('withdrawal.short.title')}>
          {t('withdrawal.short.text', { amount: formatAmount(minimum, currency, i18n.language) })}
        </Notice>
      )}
    </div>
  );
}

/** Explains the memo field, which is collapsed. Exchanges often lose coins that arrive without their memo. */
export function MemoNotice({ fields }: { fields: readonly FormField[] }) {
  const { t } = useTranslation();
  if (!fields.some(isMemoField)) return null;
  return <Notice tone="info">{t('withdrawal.memo.advice', { more: t('form.fields.more') })}</Notice>;
}
