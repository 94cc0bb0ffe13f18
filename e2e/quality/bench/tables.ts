import type { Report } from './report';

/** Formats the report as aligned columns for a terminal. */
export function asText({ title, note, head, rows }: Report): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ');
  return [title, line(head), ...rows.map(line), ...(note ? [note] : [])].join('\n');
}

/**
 * Formats the report as a section of a Markdown page.
 * @param machine on what and when it was measured
 */
export function asMarkdown({ title, note, head, rows }: Report, machine: string): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  const table = [line(head), line(rule), ...rows.map(line)].join('\n');
  return [`### ${title}`, `Measured on ${machine}.`, table, ...(note ? [note] : [])].join('\n\n');
}

/** The subject of a report: its title up to the colon. */
const nameOf = (markdown: string) => markdown.split(/:|\n/, 1)[0] ?? '';

/**
 * Puts reports between the two markers of a section. Each replaces the report with the same name; the others stay.
 * @param reports as `asMarkdown` formats them
 * @throws Error if the page has no such markers
 */
export function withReports(page: string, section: string, reports: readonly string[]): string {
  const open = `<!-- ${section} -->`;
  const close = `<!-- /${section} -->`;
  const start = page.indexOf(open);
  const end = page.indexOf(close);
  if (start < 0 || end < start) throw new Error(`The page has no ${open} … ${close}`);
  const [, ...existing] = page.slice(start, end).split(/^(?=### )/m);
  const byName = new Map([...existing, ...reports].map((report) => [nameOf(report), report.trim()] as const));
  return [page.slice(0, start) + open, ...byName.values(), page.slice(end)].join('\n\n');
}
