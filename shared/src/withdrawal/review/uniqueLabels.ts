import type { SummaryRow } from '@paywidget/shared/ui/controls';

/** Appends a number to repeated labels, because labels must be unique within a summary. */
export function uniqueLabels(rows: readonly SummaryRow[]): SummaryRow[] {
  return rows.map((row, index) => {
    const earlier = rows.slice(0, index).filter(({ label }) => label === row.label).length;
    return earlier > 0 ? { ...row, label: `${row.label} ${earlier + 1}` } : row;
  });
}
