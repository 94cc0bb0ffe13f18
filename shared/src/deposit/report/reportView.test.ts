import { reportView } from './reportView';
import type { ReportedDeposit } from './useReports';

it.each<[ReportedDeposit['step'], ReportedDeposit['status'], string, string, string]>([
  ['sending', 'waiting', 'info', 'deposit.unknown.title', 'deposit.unknown.text'],
  ['unknown', 'waiting', 'warning', 'invoice.unknown.title', 'deposit.unknown.text'],
  ['received', 'waiting', 'info', 'p2p.processing.title', 'p2p.processing.text'],
  ['received', 'accepted', 'info', 'p2p.processing.title', 'p2p.processing.text'],
  ['rejected', 'waiting', 'danger', 'invoice.rejected.title', 'invoice.rejected.text'],
  ['received', 'processed', 'success', 'deposit.complete.processed.title', 'deposit.complete.processed.text'],
  ['rejected', 'processed', 'success', 'deposit.complete.processed.title', 'deposit.complete.processed.text'],
  [
    'received',
    'mistaked',
    'warning',
    'deposit.complete.counterparty.title',
    'deposit.complete.counterparty.text',
  ],
])(
  'a report that is %s about a deposit that is %s has its tone and texts',
  (step, status, tone, title, text) => {
    expect(reportView({ step, status })).toEqual({ tone, title, text });
  },
);
