import { completeDeposit } from '@paywidget/shared/contract/payments';
import { Countdown, type InvoiceDeposit, useCompletion, useFollowStatus } from '@paywidget/shared/invoice';
import type { ReactNode } from 'react';
import { isPayable } from '../../model/payeeDetails';
import { NothingToPay } from './NothingToPay';
import { TransferDetails } from './TransferDetails';
import { UntilDeadline } from './UntilDeadline';

interface TransferInvoiceProps {
  deposit: InvoiceDeposit;
  /** How to pay, where the method needs telling. */
  children?: ReactNode;
}

/**
 * A transfer that the player makes by hand: to whom, how much and until when, then 'I have paid'. Once its time is over,
 * nobody can say so any more (specification, section 4): what has not arrived by then, the server's status tells.
 */
export function TransferInvoice({ deposit, children }: TransferInvoiceProps) {
  const completion = useCompletion(completeDeposit, deposit);
  useFollowStatus(deposit, { isUnknown: completion.view === 'unknown' });
  const { answer, deadline, lifetime, depositId, method } = deposit;
  if (!isPayable(answer)) return <NothingToPay reason="missing" depositId={depositId} />;

  return (
    <UntilDeadline
      deadline={deadline}
      // What has been sent is heard of first.
      over={completion.view === 'ready' ? <NothingToPay reason="over" depositId={depositId} /> : undefined}
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
