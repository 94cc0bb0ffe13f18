import { useTranslation } from '@paywidget/shared/i18n';
import { Notice } from '@paywidget/shared/ui';
import { reportView } from './reportView';
import type { ReportedDeposit } from './useReports';

/** On the complete page: says that the report "I have paid" has not arrived, or that it was rejected. */
export function ReportState({ report }: { report: ReportedDeposit }) {
  const { t } = useTranslation();
  const { tone, title, text } = reportView(report);
  return (
    <div role="status">
      {report.step !== 'received' && (
        <Notice tone={tone} title={t(title)}>
          {t(text)}
        </Notice>
      )}
    </div>
  );
}
