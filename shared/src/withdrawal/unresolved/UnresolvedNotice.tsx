import { useTranslation } from '@paywidget/shared/i18n';
import { withdrawalAtom } from '@paywidget/shared/payments';
import { useAtomValue } from '@paywidget/shared/state';
import { Button, Notice } from '@paywidget/shared/ui';
import { useOutcomeTexts } from '../submission/outcomeTexts';
import { useSubmitWithdrawal } from '../submission/useSubmitWithdrawal';
import { useWithdrawalUpdates } from '../submission/useWithdrawalUpdates';
import { StatusUpdateList } from './StatusUpdateList';
import { useClearKeyConflict } from './useClearKeyConflict';

/**
 * Warns about an earlier withdrawal that the server may have created. If its details are still known, offers to check again.
 */
export function UnresolvedNotice() {
  const { t } = useTranslation();
  const submission = useAtomValue(withdrawalAtom);
  const { retry } = useSubmitWithdrawal();
  const updates = useWithdrawalUpdates();
  const texts = useOutcomeTexts();
  useClearKeyConflict();
  return (
    <div role="status">
      {submission.step === 'unknown' && (
        <Notice
          tone="warning"
          title={t(texts.unknown.title)}
          action={
            <Button variant="secondary" action="refresh" onClick={retry}>
              {t('withdrawal.unknown.refresh')}
            </Button>
          }
        >
          {t(texts.unknown.text)}
        </Notice>
      )}
      {submission.step === 'detailsLost' && (
        <Notice tone="warning" title={t(texts.detailsLost.title)}>
          <p>{t(texts.detailsLost.text)}</p>
          <StatusUpdateList updates={updates} />
        </Notice>
      )}
      {submission.step === 'keyConflict' && (
        <Notice tone="warning" title={t(texts.keyConflict.title)}>
          {t(texts.keyConflict.text)}
        </Notice>
      )}
    </div>
  );
}
