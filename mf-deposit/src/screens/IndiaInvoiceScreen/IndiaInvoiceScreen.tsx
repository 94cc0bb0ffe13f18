import { InvoicePlaceholder, useInvoiceDeposit } from '@paywidget/shared/invoice';
import { TransferInvoice } from '../HostToHostScreen/TransferInvoice';

/** What India's preparation answered: requisites, and the reference by which the payer proves the transfer. */
export function IndiaInvoiceScreen() {
  const deposit = useInvoiceDeposit();
  if (!deposit) return <InvoicePlaceholder />;
  return <TransferInvoice key={deposit.depositId} deposit={deposit} />;
}
