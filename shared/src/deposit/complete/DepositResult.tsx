import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen } from '@paywidget/shared/navigation';
import { isBarePageAtom, type Transaction, useAtomValue } from '@paywidget/shared/state';
import { CloseButton, isFinalStatus, useReturnedStatus } from '@paywidget/shared/transaction';
import { Button, Message, Notice, ScreenPlaceholder, Skeleton } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { useContinueToPayment } from '../redirect/pendingRedirect';
import { AdditionalTransactionList } from './AdditionalTransactionList';
import { ConfirmationProgress } from './ConfirmationProgress';
import { type CompleteView, completeViewOf } from './completeView';
import { useDepositStatus } from './useDepositStatus';
import { useRestoreDeposit } from './useRestoreDeposit';

export interface DepositResultProps {
  /** Returns what the page shows for a transaction. Defaults to the view of a deposit. */
  viewOf?: (transaction: Transaction) => CompleteView;
  /** The rows that identify the deposit. Not called if only the page's URL names the deposit, because a URL may name any. */
  facts: (transaction: Transaction) => ReactNode;
  /** Renders the button that goes back to the payment. `text` is a translation key. */
  backButton: (text: string) => ReactNode;
}

/** The complete page of a deposit: its status, its facts, its confirmations, and what the player can do next. */
export function DepositResult(content: DepositResultProps) {
  const { isRestored, isOnramp } = useRestoreDeposit();
  if (isRestored) return <Result isOnramp={isOnramp} {...content} />;
  return (
    <ScreenPlaceholder narrow>
      <Skeleton shape="block" height={200} />
    </ScreenPlaceholder>
  );
}

interface ResultProps extends DepositResultProps {
  isOnramp: boolean;
}

function Result({ viewOf = completeViewOf, facts, backButton, isOnramp }: ResultProps) {
  const { t } = useTranslation();
  const isBare = useAtomValue(isBarePageAtom);
  const { isPending, isPressNeeded, continueToPayment } = useContinueToPayment();
  // A player who has not reached the provider yet has not paid.
  const { transaction, status, confirmations, applyReturned } = useDepositStatus({
    isOnramp,
    disableAutoAccept: isPending,
  });
  useReturnedStatus(applyReturned);
  const { method, onchainTransaction } = transaction;
  const { icon, tone, title, text, button } = viewOf({ ...transaction, status });
  const isPayable = isPressNeeded && !isFinalStatus(status);

  return (
    <FlowScreen
      footer={
        isPayable ? (
          <Button onClick={continueToPayment}>{t('deposit.continueToPayment')}</Button>
        ) : button && !isBare ? (
          // A bare page has nothing to close or to go back to.
          button.action === 'close' ? (
            <CloseButton text={button.text} />
          ) : (
            backButton(button.text)
          )
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
      {confirmations && <ConfirmationProgress confirmations={confirmations} />}
      {method !== undefined && facts(transaction)}
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
