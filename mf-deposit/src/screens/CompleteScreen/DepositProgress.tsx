import {
  AdditionalTransactionList,
  ConfirmationProgress,
  completeViewOf,
  useContinueToPayment,
  useDepositStatus,
  useReturnedStatus,
} from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import { isBarePageAtom, useAtomValue } from '@paywidget/shared/state';
import { isFinalStatus } from '@paywidget/shared/transaction';
import { Button, Message, Notice } from '@paywidget/shared/ui';
import { CompleteButton } from './CompleteButton';
import { DepositFacts } from './DepositFacts';

/** How the deposit is doing, and what the player can do about it. */
export function DepositProgress({ isOnramp }: { isOnramp: boolean }) {
  const { t } = useTranslation();
  const isBare = useAtomValue(isBarePageAtom);
  const { isPending, isPressNeeded, continueToPayment } = useContinueToPayment();
  // Nothing is on its way from a player who has not been to the provider.
  const { transaction, confirmations, applyQuery } = useDepositStatus({
    isOnramp,
    disableAutoAccept: isPending,
  });
  useReturnedStatus(applyQuery);
  const { status, depositId, method, onchainTransaction } = transaction;
  const { icon, tone, title, text, button } = completeViewOf(transaction);
  const isPayable = isPressNeeded && !isFinalStatus(status);

  return (
    <FlowScreen
      footer={
        isPayable ? (
          <Button onClick={continueToPayment}>{t('deposit.continueToPayment')}</Button>
        ) : button && !isBare ? (
          <CompleteButton button={button} />
        ) : undefined
      }
    >
      <div role="status" data-status={status}>
        <Message
          icon={icon}
          tone={tone}
          title={t(title)}
          text={isBare ? <BareText text={text} /> : t(text)}
        />
        {isPressNeeded && status === 'waiting' && <Notice tone="info">{t('deposit.blocked.text')}</Notice>}
      </div>
      {confirmations && <ConfirmationProgress blocks={confirmations} />}
      {/* Only of a deposit of the widget's own: an address may name anything. */}
      {method !== undefined && (depositId ?? onchainTransaction?.txid) !== undefined && (
        <DepositFacts depositId={depositId} onchainTransaction={onchainTransaction} />
      )}
      {onchainTransaction && <AdditionalTransactionList />}
    </FlowScreen>
  );
}

function BareText({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(text)}</p>
      <p>{t('deposit.complete.bare')}</p>
    </>
  );
}
