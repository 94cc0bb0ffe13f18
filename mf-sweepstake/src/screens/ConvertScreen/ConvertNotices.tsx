import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Button, Notice } from '@paywidget/shared/ui';
import type { RedeemableState } from '../RedeemScreen/useRedeemable';
import { RateNotice } from './RateNotice';
import { type ConvertFormState, convertNotices } from './useConvertForm';

interface ConvertNoticesProps {
  state: ConvertFormState;
  balance: RedeemableState;
}

/** Explains why the player cannot redeem: the balance is too low or could not be loaded, or there is no rate. */
export function ConvertNotices({ state: { amount, pair, conversion, form }, balance }: ConvertNoticesProps) {
  const { t, i18n } = useTranslation();
  return (
    <div ref={form.frameRef(convertNotices)} role="status" tabIndex={-1}>
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
        amount.isBalanceTooLow && (
          <Notice tone="warning" title={t('sweep.convert.short.title')}>
            {t('sweep.convert.short.text', {
              amount: formatAmount(amount.limits.min, pair.from, i18n.language),
            })}
          </Notice>
        )
      )}
      {conversion.state === 'failed' && <RateNotice retry={conversion.retry} />}
    </div>
  );
}
