import type { TransactionStatus } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { type Deposit, isClaimed } from '@paywidget/shared/payments';
import { CloseButton, HiddenHeaderButtons } from '@paywidget/shared/transaction';
import { Button } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { useReopenPayment } from '../redirect/useReopenPayment';
import type { CompleteView } from '../status/completeView';

/** A button that leads to the form of the payment. `text` is a translation key. */
export interface FormButton {
  text: string;
  action: 'back' | 'again';
  variant?: 'primary' | 'secondary';
}

export interface CompleteFooterProps {
  view: Pick<CompleteView, 'button' | 'again' | 'more'>;
  /** The status that is shown. */
  status: TransactionStatus;
  /** Undefined if only the page's URL names the deposit. */
  deposit: Deposit | undefined;
  /** Opens the provider's page for the first time. Undefined if the player was sent there already. */
  onContinue: (() => void) | undefined;
  formButton: (button: FormButton) => ReactNode;
}

/** The player's next steps. In every status one button leads on, and one leads out. See docs/rules/deposits.md. */
export function CompleteFooter({
  view: { button, again, more = 'deposit.complete.more' },
  status,
  deposit,
  onContinue,
  formButton,
}: CompleteFooterProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const reopen = useReopenPayment(deposit);
  const isWaiting = status === 'waiting';
  // The player cannot take back coins on their way, or a payment that they have reported.
  const isPaid = isClaimed(deposit) || deposit?.onchainTransaction !== undefined;
  return (
    <>
      {onContinue && <Button onClick={onContinue}>{t('deposit.continueToPayment')}</Button>}
      {isWaiting && !onContinue && reopen && (
        <Button action="reopen" variant="secondary" onClick={reopen}>
          {t('deposit.complete.reopen')}
        </Button>
      )}
      {isWaiting && (
        <Button action="change" variant="plain" onClick={() => go('deposit.list', { replace: true })}>
          {t(isPaid ? more : 'deposit.complete.notPaid')}
        </Button>
      )}
      {!onContinue &&
        (button?.action === 'close' ? (
          <CloseButton text={button.text} />
        ) : (
          button && formButton({ text: button.text, action: 'back' })
        ))}
      {again !== undefined && formButton({ text: again, action: 'again', variant: 'secondary' })}
      <HiddenHeaderButtons
        list="deposit.list"
        has={{
          close: !onContinue && button?.action === 'close',
          back: isWaiting || (!onContinue && button?.action === 'back'),
        }}
      />
    </>
  );
}
