import { InvoicePlaceholder, useInvoiceDeposit } from '@paywidget/shared/invoice';
import { TransferInvoice } from '../HostToHostScreen/TransferInvoice';

/** The invoice of a prepared deposit in India: requisites, and a field for the reference that proves the transfer. */
export function IndiaInvoiceScreen() {
  const deposit = useInvoiceDeposit();
  if (!deposit) return <InvoicePlaceholder />;
  return <TransferInvoice key={deposit.depositId} deposit={deposit} />;
}
