import { useTranslation } from '@paywidget/shared/i18n';
import { Notice } from '@paywidget/shared/ui';
import type { Ref } from 'react';
import { RateNotice } from '../ConvertScreen/RateNotice';
import type { Payout } from './usePayout';

interface PayoutNoticesProps {
  payout: Payout;
  amount: string;
  ref?: Ref<HTMLDivElement>;
}

/** Says that the rate is missing, or that it is now worse than on the form. */
export function PayoutNotices({ payout, amount, ref }: PayoutNoticesProps) {
  const { t } = useTranslation();
  return (
    <div ref={ref} role="status">
      {payout.isFailed ? (
        <RateNotice retry={payout.retry} />
      ) : (
        payout.isLower && (
          <Notice tone="warning" title={t('sweep.confirm.changed.title')}>
            {t('sweep.confirm.changed.text', { amount })}
          </Notice>
        )
      )}
    </div>
  );
}
