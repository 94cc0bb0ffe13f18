import { transactionAtom, useAtomValue, useStore } from '@paywidget/shared/state';
import { isFinalStatus } from '@paywidget/shared/transaction';
import { useEffect } from 'react';
import {
  forgetReport,
  type PaymentReport,
  paymentReportsAtom,
  recordReport,
  reportOn,
} from './paymentReports';
import { useReportOn } from './useReports';
import { useRepeatReport } from './useSendReport';

/**
 * Returns the report about the deposit of the complete page, and repeats it while it is unknown. The page's status resolves it: a
 * final one has then been shown, so the report is forgotten.
 */
export function useReportOnPage(): PaymentReport | undefined {
  const store = useStore();
  const { depositId, method, status } = useAtomValue(transactionAtom);
  const report = useReportOn(depositId && method ? { depositId, method } : undefined);
  useRepeatReport(report);
  const isKnown = report !== undefined;

  useEffect(() => {
    const known = reportOn(store.get(paymentReportsAtom), depositId);
    if (!isKnown || !known || status === 'waiting') return;
    if (isFinalStatus(status)) forgetReport(store, known.depositId);
    else recordReport(store, known, { step: 'received', status, call: undefined });
  }, [store, isKnown, depositId, status]);

  return report;
}
