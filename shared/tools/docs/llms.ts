import type { Part } from './navigation';

/** The facts about the site that `llms.txt` needs. */
export interface Guide {
  title: string;
  summary: string;
  parts: readonly Part[];
  /** The address of a file on the site, for readers outside of the site. */
  addressOf: (file: string) => string;
  /** The source of a page. */
  read: (file: string) => string;
}

/** `llms.txt`: the titles, addresses and descriptions of all pages. See https://llmstxt.org. */
export function shortGuide({ title, summary, parts, addressOf }: Guide): string {
  const sections = parts.map(
    (part) =>
      `## ${part.title}\n\n${part.entries
        .map((entry) => `- [${entry.title}](${addressOf(entry.file)}): ${entry.description}`)
        .join('\n')}\n`,
  );
  return [`# ${title}\n`, `> ${summary}\n`, ...sections].join('\n');
}

/** `llms-full.txt`: the text of all pages in the order of the navigation. */
export function fullGuide(guide: Guide): string {
  const files = guide.parts.flatMap(({ entries }) =>
    entries.flatMap(({ file, children }) => [file, ...children]),
  );
  const pages = [...new Set(files)]
    .filter((file) => file.endsWith('.md'))
    .map((file) => `<!-- ${guide.addressOf(file)} -->\n\n${guide.read(file).trim()}\n`);
  return [`# ${guide.title}\n`, `> ${guide.summary}\n`, ...pages].join('\n');
}
