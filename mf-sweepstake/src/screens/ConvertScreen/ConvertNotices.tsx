import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Button, Notice } from '@paywidget/shared/ui';
import type { RedeemableState } from '../RedeemScreen/useRedeemable';
import type { ConvertFormState } from './useConvertForm';

interface ConvertNoticesProps {
  state: ConvertFormState;
  balance: RedeemableState;
}

/** What keeps the player from redeeming: too few coins, a balance or a rate that could not be had. */
export function ConvertNotices({ state: { amount, pair, conversion }, balance }: ConvertNoticesProps) {
  const { t, i18n } = useTranslation();
  return (
    <div role="status">
      {balance.isIncomplete ? (
        <Notice
          tone="warning"
          action={
            <Button
              variant="secondary"
              action="refresh"
              busy={balance.isRefreshing}
              onClick={balance.refresh}
            >
              {t('sweep.balance.refresh')}
            </Button>
          }
        >
          {t('sweep.balance.incomplete')}
        </Notice>
      ) : (
        amount.isShort && (
          <Notice tone="warning" title={t('sweep.convert.short.title')}>
            {t('sweep.convert.short.text', {
              amount: formatAmount(amount.limits.min, pair.from, i18n.language),
            })}
          </Notice>
        )
      )}
      {conversion.state === 'failed' && (
        <Notice
          tone="warning"
          title={t('sweep.convert.failed.title')}
          action={
            <Button variant="secondary" action="refresh" onClick={conversion.retry}>
              {t('sweep.convert.failed.refresh')}
            </Button>
          }
        >
          {t('sweep.convert.failed.text')}
        </Notice>
      )}
    </div>
  );
}
