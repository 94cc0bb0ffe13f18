import { completeDeposit } from '@paywidget/shared/contract/payments';
import {
  Countdown,
  type InvoiceDeposit,
  useCompletion,
  useCountdown,
  useFollowStatus,
} from '@paywidget/shared/invoice';
import type { ReactNode } from 'react';
import { isPayable } from '../../model/payeeDetails';
import { NoPaymentDetails } from './NoPaymentDetails';
import { TransferDetails } from './TransferDetails';

interface TransferInvoiceProps {
  deposit: InvoiceDeposit;
  /** The instruction of the method, if it has one. */
  children?: ReactNode;
}

/**
 * The invoice of a transfer that the player makes by hand: payee, amount, deadline and the 'I have paid' button. After the
 * deadline the button and the details are hidden. The server's status then decides. See docs/rules/invoices.md.
 */
export function TransferInvoice({ deposit, children }: TransferInvoiceProps) {
  const completion = useCompletion(completeDeposit, deposit);
  useFollowStatus(deposit, completion);
  const { answer, deadline, lifetime, depositId, method } = deposit;
  if (!isPayable(answer)) return <NoPaymentDetails reason="missing" depositId={depositId} />;

  return (
    <UntilDeadline
      deadline={deadline}
      // A sent call must have an outcome first.
      expired={
        completion.view === 'ready' ? <NoPaymentDetails reason="expired" depositId={depositId} /> : undefined
      }
    >
      <TransferDetails
        deposit={deposit}
        completion={completion}
        onPaid={(fields) => completion.complete({ depositId, paymentType: method, fields })}
        countdown={<Countdown deadline={deadline} lifetime={lifetime} />}
      >
        {children}
      </TransferDetails>
    </UntilDeadline>
  );
}

interface UntilDeadlineProps {
  /** Server time in ms since the epoch. Undefined if there is none. */
  deadline: number | undefined;
  /** Replaces the content after the deadline, if set. */
  expired: ReactNode | undefined;
  children: ReactNode;
}

/** Shows its content until the deadline. A separate component, so that the page is not rendered every second. */
function UntilDeadline({ deadline, expired, children }: UntilDeadlineProps) {
  const { isExpired } = useCountdown(deadline);
  return isExpired && expired !== undefined ? expired : children;
}
