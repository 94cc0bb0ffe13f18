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

/** Formats the report as a section of a Markdown page. */
export function asMarkdown({ title, note, head, rows }: Report): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [`### ${title}`, '', line(head), line(rule), ...rows.map(line), ...(note ? ['', note] : [])].join(
    '\n',
  );
}

/** Replaces the text between the two markers of a section. @throws Error if the page has no such markers. */
export function withResults(page: string, section: string, results: string): string {
  const open = `<!-- ${section} -->`;
  const close = `<!-- /${section} -->`;
  const start = page.indexOf(open);
  const end = page.indexOf(close);
  if (start < 0 || end < start) throw new Error(`The page has no ${open} … ${close}`);
  return [page.slice(0, start) + open, results, page.slice(end)].join('\n\n');
}
