import {
  AdditionalTransactionList,
  ConfirmationProgress,
  useContinueToPayment,
  useDepositStatus,
  useReturnedStatus,
} from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import { isFinalStatus } from '@paywidget/shared/transaction';
import { Button, Message, Notice } from '@paywidget/shared/ui';
import { CompleteButton } from './CompleteButton';
import { PurchaseFacts } from './PurchaseFacts';
import { purchaseView } from './purchaseView';
import { usePaymentPage } from './usePaymentPage';

/** How the purchase is doing, and what the player can do about it. */
export function PurchaseProgress() {
  const { t } = useTranslation();
  const { isPending, isPressNeeded, continueToPayment } = useContinueToPayment();
  // Nothing is on its way from a player who has not been to the provider.
  const { transaction, confirmations, applyQuery } = useDepositStatus({ disableAutoAccept: isPending });
  const page = usePaymentPage();
  useReturnedStatus(applyQuery);
  const { status, method, onchainTransaction } = transaction;
  const { icon, tone, title, text, button } = purchaseView(transaction);
  const isPayable = isPressNeeded && !isFinalStatus(status);

  return (
    <FlowScreen
      footer={
        isPayable ? (
          <Button onClick={continueToPayment}>{t('deposit.continueToPayment')}</Button>
        ) : (
          button && <CompleteButton button={button} page={page} />
        )
      }
    >
      <div role="status" data-status={status}>
        <Message icon={icon} tone={tone} title={t(title)} text={t(text)} />
        {isPressNeeded && status === 'waiting' && <Notice tone="info">{t('deposit.blocked.text')}</Notice>}
      </div>
      {confirmations && <ConfirmationProgress blocks={confirmations} />}
      {/* Only of a deposit of the widget's own: an address may name anything. */}
      {method !== undefined && <PurchaseFacts transaction={transaction} />}
      {onchainTransaction && <AdditionalTransactionList />}
    </FlowScreen>
  );
}
