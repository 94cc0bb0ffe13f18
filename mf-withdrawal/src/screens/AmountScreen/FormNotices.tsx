import type { FormField } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Notice } from '@paywidget/shared/ui';
import { isMemoField } from '@paywidget/shared/withdrawal';
import type { WithdrawalFormState } from './useWithdrawalForm';

/** An account that holds less than can be withdrawn: says so before anything is filled in. */
export function ShortNotice({ state: { amount } }: { state: WithdrawalFormState }) {
  const { t, i18n } = useTranslation();
  const { isShort, fixed = [], limits, currency } = amount;
  const least = fixed[0] ?? limits.min;
  return (
    <div role="status">
      {isShort && (
        <Notice tone="warning" title={t('withdrawal.short.title')}>
          {t('withdrawal.short.text', { amount: formatAmount(least, currency, i18n.language) })}
        </Notice>
      )}
    </div>
  );
}

/** Coins sent to an exchange without its memo are often lost, and the field for it is out of the way. */
export function MemoNotice({ fields }: { fields: readonly FormField[] }) {
  const { t } = useTranslation();
  if (!fields.some(isMemoField)) return null;
  return <Notice tone="info">{t('withdrawal.memo.advice', { more: t('form.fields.more') })}</Notice>;
}
