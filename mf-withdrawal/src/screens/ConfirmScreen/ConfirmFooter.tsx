import { toDecimalText } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { useFlow } from '@paywidget/shared/navigation';
import { useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import type { WithdrawalRequest } from '@paywidget/shared/withdrawal';
import {
  useClearKeyConflict,
  useRetryUnknown,
  useSubmitWithdrawal,
  useWithdrawalUpdates,
  withdrawalSubmissionAtom,
} from '@paywidget/shared/withdrawal';
import { ConfirmNotices } from './ConfirmNotices';
import { confirmViewOf } from './confirmView';

/**
 * The button that sends the withdrawal. While the outcome of an earlier one is unknown, retries that one automatically and on
 * a press. Another withdrawal can only replace it: the server creates one of the two.
 */
export function ConfirmFooter({ request }: { request: WithdrawalRequest }) {
  const { t, i18n } = useTranslation();
  const submission = useAtomValue(withdrawalSubmissionAtom);
  const { send, retry } = useSubmitWithdrawal();
  const updates = useWithdrawalUpdates();
  const view = confirmViewOf(submission, request);
  const amount = formatAmount(toDecimalText(request.amount) ?? '0', request.currency, i18n.language);
  const { go } = useFlow();
  useRetryUnknown(retry);
  useClearKeyConflict();

  return (
    <>
      <ConfirmNotices view={view} submission={submission} updates={updates} />
      {view.canRetry && (
        <Button action="refresh" onClick={retry}>
          {t('withdrawal.unknown.refresh')}
        </Button>
      )}
      {view.leadsToList && (
        <Button action="back" onClick={() => go('withdrawal.list', { replace: true })}>
          {t('withdrawal.forgotten.back')}
        </Button>
      )}
      {view.confirmVariant && (
        <Button
          action="confirm"
          variant={view.confirmVariant}
          busy={view.isBusy}
          onClick={() => send(request)}
        >
          {t(view.canRetry ? 'withdrawal.confirm.instead' : 'withdrawal.confirm.submit', { amount })}
        </Button>
      )}
    </>
  );
}
