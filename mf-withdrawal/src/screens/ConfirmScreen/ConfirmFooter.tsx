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
 * The button that withdraws. While the outcome of what was sent is unknown it is asked for instead, by itself and by a
 * press; another withdrawal can only take its place, never come on top of it.
 */
export function ConfirmFooter({ request }: { request: WithdrawalRequest }) {
  const { t, i18n } = useTranslation();
  const submission = useAtomValue(withdrawalSubmissionAtom);
  const { send, retry } = useSubmitWithdrawal();
  const news = useWithdrawalUpdates();
  const view = confirmViewOf(submission, request);
  const amount = formatAmount(toDecimalText(request.amount) ?? '0', request.currency, i18n.language);
  const { go } = useFlow();
  useRetryUnknown(retry);
  useClearKeyConflict();

  return (
    <>
      <ConfirmNotices view={view} submission={submission} news={news} />
      {view.settles && (
        <Button action="refresh" onClick={retry}>
          {t('withdrawal.unknown.refresh')}
        </Button>
      )}
      {view.isOver && (
        <Button action="back" onClick={() => go('withdrawal.list', { replace: true })}>
          {t('withdrawal.forgotten.back')}
        </Button>
      )}
      {view.confirms && (
        <Button action="confirm" variant={view.confirms} busy={view.isBusy} onClick={() => send(request)}>
          {t(view.settles ? 'withdrawal.confirm.instead' : 'withdrawal.confirm.submit', { amount })}
        </Button>
      )}
    </>
  );
}
