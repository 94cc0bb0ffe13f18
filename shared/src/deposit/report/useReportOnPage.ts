import { isFinalStatus, paymentsAtom, shownDepositAtom } from '@paywidget/shared/payments';
import { useAtomValue, useStore } from '@paywidget/shared/state';
import { useEffect } from 'react';
import { type ReportedDeposit, reportOn } from './useReports';
import { useRepeatReport } from './useSendReport';

/**
 * Returns the report about the deposit of the complete page, and repeats the report while its outcome is unknown. When the
 * page has shown a final status, the report is forgotten.
 */
export function useReportOnPage(): ReportedDeposit | undefined {
  const store = useStore();
  const shown = useAtomValue(shownDepositAtom);
  const report = reportOn(shown);
  useRepeatReport(report);
  const { depositId } = shown ?? {};
  const isOver = shown?.report !== undefined && isFinalStatus(shown.status);

  useEffect(() => {
    if (isOver && depositId !== undefined) store.set(paymentsAtom, { type: 'reportForgotten', depositId });
  }, [store, isOver, depositId]);

  return report;
}
