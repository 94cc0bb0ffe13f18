import { toDecimalText } from '@paywidget/shared/contract';
import { useFlow } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import type { Creation } from '@paywidget/shared/withdrawal';
import {
  submissionAtom,
  useAskAgain,
  useForgetTaken,
  useSettle,
  useWithdrawalNews,
} from '@paywidget/shared/withdrawal';
import { ConfirmNotices } from './ConfirmNotices';
import { confirmViewOf } from './confirmView';

/**
 * The button that withdraws. While the outcome of what was sent is unknown it is asked for instead, by itself and by a
 * press; another withdrawal can only take its place, never come on top of it.
 */
export function ConfirmFooter({ creation }: { creation: Creation }) {
  const { t, i18n } = useTranslation();
  const submission = useAtomValue(submissionAtom);
  const { send, retry } = useSettle();
  const news = useWithdrawalNews();
  const view = confirmViewOf(submission, creation);
  const amount = formatAmount(toDecimalText(creation.amount) ?? '0', creation.currency, i18n.language);
  const { go } = useFlow();
  useAskAgain(retry);
  useForgetTaken();

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
        <Button action="confirm" variant={view.confirms} busy={view.isBusy} onClick={() => send(creation)}>
          {t(view.settles ? 'withdrawal.confirm.instead' : 'withdrawal.confirm.submit', { amount })}
        </Button>
      )}
    </>
  );
}
