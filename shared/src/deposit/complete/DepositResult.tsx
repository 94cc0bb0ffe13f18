import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen, useQueryParams } from '@paywidget/shared/navigation';
import { type Deposit, isFinalStatus, shownDepositAtom } from '@paywidget/shared/payments';
import { useService } from '@paywidget/shared/services';
import { useAtomValue } from '@paywidget/shared/state';
import { StatusRegion, useReturnedStatus } from '@paywidget/shared/transaction';
import { Button, Message, Notice, ScreenPlaceholder, Skeleton } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import { useContinueToPayment } from '../redirect/pendingRedirect';
import { ReportState } from '../report/ReportState';
import { useReportOnPage } from '../report/useReportOnPage';
import { type CompleteView, completeViewOf } from '../status/completeView';
import { AdditionalTransactionList } from './AdditionalTransactionList';
import { CompleteFooter, type FormButton } from './CompleteFooter';
import { ConfirmationProgress } from './ConfirmationProgress';
import { useDepositStatus } from './useDepositStatus';
import { useRestoreDeposit } from './useRestoreDeposit';

export interface DepositResultProps {
  /** Returns the view of a deposit. By default, the view of a deposit of money. */
  viewOf?: (deposit: Pick<Deposit, 'status' | 'endReason' | 'onchainTransaction'>) => CompleteView;
  /** The rows that identify the deposit. Not called if only the page's URL names the deposit, because a URL may name any. */
  facts: (deposit: Deposit) => ReactNode;
  /** Renders a button that leads to the form of the payment. */
  formButton: (button: FormButton) => ReactNode;
}

/** The complete page of a deposit: its status, its facts, its confirmations, and the player's next steps. */
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

function Result({ viewOf = completeViewOf, facts, formButton, isOnramp }: ResultProps) {
  const { t } = useTranslation();
  const shown = useAtomValue(shownDepositAtom);
  const isBare = useService('isBarePage');
  const { isPending, isPressNeeded, continueToPayment } = useContinueToPayment();
  const report = useReportOnPage();
  // A player who has not reached the provider yet has not paid. A report that has not arrived does not make a deposit
  // accepted.
  const { deposit, status, endReason, confirmations, applyReturned } = useDepositStatus({
    isOnramp,
    disableAutoAccept: isPending || (report !== undefined && report.step !== 'received'),
  });
  useReturnedStatus(applyReturned);
  const { onchainTransaction } = deposit;
  const view = viewOf({ onchainTransaction, status, endReason });
  const { icon, tone, title, text } = view;
  const isPayable = isPressNeeded && !isFinalStatus(status);

  return (
    <FlowScreen
      hasOwnHeading
      footer={
        // A bare page has nothing to close, and no list to go back to.
        isBare ? (
          <BareFooter onContinue={isPayable ? continueToPayment : undefined} />
        ) : (
          <CompleteFooter
            view={view}
            status={status}
            deposit={shown}
            onContinue={isPayable ? continueToPayment : undefined}
            formButton={formButton}
          />
        )
      }
    >
      <StatusRegion status={status}>
        <Message
          level={1}
          icon={icon}
          tone={tone}
          title={t(title)}
          text={isBare ? <BareText text={text} /> : t(text)}
        />
        {isPressNeeded && status === 'waiting' && <Notice tone="info">{t('deposit.blocked.text')}</Notice>}
      </StatusRegion>
      {report && status === 'waiting' && <ReportState report={report} />}
      {confirmations && <ConfirmationProgress confirmations={confirmations} />}
      {shown?.order.method !== undefined && facts(shown)}
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

/**
 * The way back to the host's site, which the widget wrote into its return address. A site that the deployment does not trust
 * gets no way back.
 */
function BareFooter({ onContinue }: { onContinue: (() => void) | undefined }) {
  const { t } = useTranslation();
  const site = useQueryParams().get('hostOrigin') ?? '';
  const isTrusted = useService('urls').trustedOrigins.includes(site);
  if (!onContinue && !isTrusted) return null;
  return (
    <>
      {onContinue && <Button onClick={onContinue}>{t('deposit.continueToPayment')}</Button>}
      {isTrusted && (
        <Button href={`${site}/`} target="_self" action="back" variant={onContinue ? 'secondary' : 'primary'}>
          {t('form.returned.title')}
        </Button>
      )}
    </>
  );
}
