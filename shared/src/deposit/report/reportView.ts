import type { Tone } from '@paywidget/shared/ui';
import type { ReportedDeposit } from './useReports';

/** The texts about a deposit that the player has reported as paid, as translation keys. */
export interface ReportView {
  tone: Tone;
  title: string;
  text: string;
}

const finalViews = {
  processed: {
    tone: 'success',
    title: 'deposit.complete.processed.title',
    text: 'deposit.complete.processed.text',
  },
  // No provider declines a payment that the player has made.
  mistaked: {
    tone: 'warning',
    title: 'deposit.complete.counterparty.title',
    text: 'deposit.complete.counterparty.text',
  },
} as const;

const views: Readonly<Record<ReportedDeposit['step'], ReportView>> = {
  sending: { tone: 'info', title: 'deposit.unknown.title', text: 'deposit.unknown.text' },
  unknown: { tone: 'warning', title: 'invoice.unknown.title', text: 'deposit.unknown.text' },
  received: { tone: 'info', title: 'p2p.processing.title', text: 'p2p.processing.text' },
  rejected: { tone: 'danger', title: 'invoice.rejected.title', text: 'invoice.rejected.text' },
};

/** The deposit's final status, else the state of the report. */
export const reportView = ({ status, step }: Pick<ReportedDeposit, 'status' | 'step'>): ReportView =>
  status === 'processed' || status === 'mistaked' ? finalViews[status] : views[step];
