import { useTranslation } from '@paywidget/shared/i18n';
import { useAtomValue } from '@paywidget/shared/state';
import { Button, Notice } from '@paywidget/shared/ui';
import { withdrawalSubmissionAtom } from '../submission/submission';
import { useSubmitWithdrawal } from '../submission/useSubmitWithdrawal';
import { useWithdrawalUpdates } from '../submission/useWithdrawalUpdates';
import { StatusUpdateList } from './StatusUpdateList';
import { useClearKeyConflict } from './useClearKeyConflict';

/** An earlier withdrawal that may have been made, or has been received: says so, and asks again where that can be done. */
export function UnresolvedNotice() {
  const { t } = useTranslation();
  const submission = useAtomValue(withdrawalSubmissionAtom);
  const { retry } = useSubmitWithdrawal();
  const news = useWithdrawalUpdates();
  useClearKeyConflict();
  return (
    <div role="status">
      {submission.step === 'unknown' && (
        <Notice
          tone="warning"
          title={t('withdrawal.unknown.title')}
          action={
            <Button variant="secondary" action="refresh" onClick={retry}>
              {t('withdrawal.unknown.refresh')}
            </Button>
          }
        >
          {t('withdrawal.unknown.text')}
        </Notice>
      )}
      {submission.step === 'forgotten' && (
        <Notice tone="warning" title={t('withdrawal.unknown.title')}>
          <p>{t('withdrawal.forgotten.text')}</p>
          <StatusUpdateList updates={news} />
        </Notice>
      )}
      {submission.step === 'taken' && (
        <Notice tone="warning" title={t('withdrawal.taken.title')}>
          {t('withdrawal.taken.text')}
        </Notice>
      )}
    </div>
  );
}
