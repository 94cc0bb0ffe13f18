import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import type { ScreenName } from '@paywidget/shared/navigation/routes';
import { type WithdrawalRequest, withdrawalAtom } from '@paywidget/shared/payments';
import { useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import {
  isSameRequest,
  useClearKeyConflict,
  useOutcomeTexts,
  useRetryUnknown,
  useSubmitWithdrawal,
  useWithdrawalUpdates,
  WithdrawalRejectionNotice,
} from '@paywidget/shared/withdrawal';
import { ReviewNotices } from './ReviewNotices';
import { reviewViewOf } from './reviewView';

export interface ReviewFooterProps {
  request: WithdrawalRequest;
  /** The amount of the request, formatted. */
  amount: string;
  /** The translation key of the button that sends the request. Gets `amount`. */
  submitText: string;
  /** The flow's list of methods. */
  list: ScreenName;
  /** Set while the withdrawal must not be sent. A press shows the reason. */
  onBlocked?: () => void;
}

/**
 * The button that sends the withdrawal. While the outcome of an earlier withdrawal is unknown, sends the earlier one again,
 * automatically and on a press. Another withdrawal can only replace the earlier one: the server creates one of the two.
 */
export function ReviewFooter({ request, amount, submitText, list, onBlocked }: ReviewFooterProps) {
  const { t } = useTranslation();
  const submission = useAtomValue(withdrawalAtom);
  const { send, retry } = useSubmitWithdrawal();
  const updates = useWithdrawalUpdates();
  const texts = useOutcomeTexts();
  const view = reviewViewOf(submission, request, texts);
  const { go, back } = useFlow();
  useRetryUnknown(retry);
  useClearKeyConflict();

  return (
    <>
      <ReviewNotices view={view} submission={submission} updates={updates} />
      <WithdrawalRejectionNotice
        isOwn={(rejected) => isSameRequest(rejected, request)}
        action={
          <Button action="change" variant="secondary" onClick={back}>
            {t('withdrawal.confirm.change')}
          </Button>
        }
      />
      {view.canRetry && (
        <Button action="refresh" onClick={retry}>
          {t('withdrawal.unknown.refresh')}
        </Button>
      )}
      {view.leadsToList && (
        <Button action="back" onClick={() => go(list, { replace: true })}>
          {t('withdrawal.detailsLost.back')}
        </Button>
      )}
      {view.confirmVariant && (
        <Button
          action="confirm"
          variant={view.confirmVariant}
          busy={view.isBusy}
          blocked={onBlocked !== undefined}
          onClick={onBlocked ?? (() => send(request))}
        >
          {t(view.canRetry ? texts.replace : submitText, { amount })}
        </Button>
      )}
    </>
  );
}
