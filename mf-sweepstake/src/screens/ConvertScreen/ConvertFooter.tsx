import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { useFlow } from '@paywidget/shared/navigation';
import { useAtomValue } from '@paywidget/shared/state';
import { Button, Notice } from '@paywidget/shared/ui';
import {
  UnresolvedNotice,
  useRetryUnknown,
  useSubmitWithdrawal,
  withdrawalSubmissionAtom,
} from '@paywidget/shared/withdrawal';
import type { ConvertFormState } from './useConvertForm';

/**
 * The button that redeems. While the outcome of an earlier redemption is unknown, that one is retried. Another redemption can
 * only replace it: the server creates one of the two.
 */
export function ConvertFooter({ state }: { state: ConvertFormState }) {
  const { t, i18n } = useTranslation();
  const submission = useAtomValue(withdrawalSubmissionAtom);
  const { retry } = useSubmitWithdrawal();
  const { conversion, form, amount, pair, isSameAsSent } = state;
  const { step } = submission;
  const { go } = useFlow();
  const isUnknown = step === 'unknown';
  const redeemed = conversion.redeemed && formatAmount(conversion.redeemed, pair.from, i18n.language);
  useRetryUnknown(retry);

  return (
    <>
      <UnresolvedNotice />
      <div role="status">
        {submission.step === 'rejected' && isSameAsSent && (
          <Notice
            tone="danger"
            title={submission.reason.kind === 'key' ? t(submission.reason.key) : submission.reason.text}
          >
            {t('withdrawal.refused.text')}
          </Notice>
        )}
      </div>
      {step === 'keyConflict' && (
        <Button action="back" onClick={() => go('sweep.withdrawal.methods', { replace: true })}>
          {t('withdrawal.forgotten.back')}
        </Button>
      )}
      {step !== 'keyConflict' && !(isUnknown && isSameAsSent) && (
        <Button
          action="submit"
          variant={isUnknown ? 'secondary' : 'primary'}
          busy={step === 'sending' || step === 'created'}
          disabled={form.isSubmitDisabled || amount.isBalanceTooLow || conversion.state !== 'known'}
          onClick={state.submit}
        >
          {redeemed === undefined
            ? t('sweep.convert.submit.plain')
            : t(isUnknown ? 'withdrawal.confirm.instead' : 'sweep.convert.submit', { amount: redeemed })}
        </Button>
      )}
    </>
  );
}
