import { FormPlaceholder } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import {
  CancelButton,
  Countdown,
  type InvoiceDeposit,
  useInvoiceDeposit,
  useLeaveInvoice,
} from '@paywidget/shared/invoice';
import { formatAmount } from '@paywidget/shared/money';
import { MessageScreen } from '@paywidget/shared/navigation';
import { IdentifyingFacts, RotatingHint } from '@paywidget/shared/transaction';
import { Button } from '@paywidget/shared/ui';
import { useDepositEnd } from '../../deposit/useDepositEnd';
import { usePaidLabel } from '../../deposit/usePaidLabel';

interface ResumeOrCancelProps {
  onResume: () => void;
}

/**
 * Asks a player who has left a deposit's page whether to resume or cancel the deposit. Leaving the page must not cancel a
 * deposit that may already be paid. When the time to pay is over, the player can only say that they paid in time, or cancel
 * the deposit.
 */
export function ResumeOrCancel({ onResume }: ResumeOrCancelProps) {
  const deposit = useInvoiceDeposit();
  return deposit ? (
    <OpenDepositSummary deposit={deposit} onResume={onResume} />
  ) : (
    <FormPlaceholder>
      <RotatingHint />
    </FormPlaceholder>
  );
}

function OpenDepositSummary({ deposit, onResume }: ResumeOrCancelProps & { deposit: InvoiceDeposit }) {
  const { t, i18n } = useTranslation();
  const { view, completion, cancellation } = useDepositEnd(deposit);
  const { isClaimed } = completion;
  const exit = useLeaveInvoice(deposit);
  const isExpired = view === 'expired';
  const button = usePaidLabel(deposit.answer);
  const { amount, deadline, lifetime, depositId } = deposit;
  const isTimed = deadline !== undefined && lifetime !== undefined && view === 'open';
  const { title, text } = textsOf({ isClaimed, isExpired });
  return (
    <MessageScreen
      icon="clock"
      tone="warning"
      title={t(title)}
      text={t(text, { button })}
      footer={
        <>
          {isExpired ? (
            <Button action="paid" disabled={cancellation.isBusy} onClick={exit.paid}>
              {t('invoice.expired.paid')}
            </Button>
          ) : (
            <Button action="resume" disabled={cancellation.isBusy} onClick={onResume}>
              {t('p2p.left.resume')}
            </Button>
          )}
          <CancelButton
            variant="secondary"
            cancellation={cancellation}
            // If the player may have reported a payment, it must not be cancelled.
            disabled={isClaimed}
          />
        </>
      }
    >
      {isTimed && <Countdown deadline={deadline} lifetime={lifetime} />}
      <IdentifyingFacts
        rows={
          amount
            ? [
                {
                  label: t('invoice.amount'),
                  value: formatAmount(amount.value, amount.currency, i18n.language),
                  strong: true,
                },
              ]
            : []
        }
        reference={depositId}
      />
    </MessageScreen>
  );
}

/** The translation keys of the texts about the deposit. */
function textsOf({ isClaimed, isExpired }: { isClaimed: boolean; isExpired: boolean }) {
  if (isClaimed) return { title: 'invoice.unknown.title', text: 'deposit.unknown.text' };
  if (isExpired) return { title: 'invoice.expired.title', text: 'invoice.expired.text' };
  return { title: 'p2p.left.title', text: 'p2p.left.text' };
}
