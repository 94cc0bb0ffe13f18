import type { Part } from './part';

interface Made {
  commit: string;
  machine: string;
  /** ISO 8601. */
  day: string;
}

const table = ({ head, rows }: Part) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const verdict = ({ broken }: Part) =>
  broken.length === 0 ? 'All bounds hold.' : `**Broken:** ${broken.join('; ')}.`;

/** The document `docs/reports/load.md`. */
export const reportOn = (parts: readonly Part[], { commit, machine, day }: Made): string => `# Load

What the sandbox and the built widget hold under load, and that nothing is left when it is over. Measured on ${day} (${machine}) from commit \`${commit}\`. This file is written by
\`npm run load -- --write docs/reports/load.md\`, after \`npm run build\`.

Heap, DOM nodes and listeners are those of the page and all its frames after garbage collection, as the browser counts them. Timers and open sockets are counted by a script that wraps the browser's functions. For a day and for
package mode the browser's compiler is off, because its output is in the heap too.
${parts.map((part) => `\n## ${part.title}\n\n${part.text}\n\n${table(part)}\n\n${verdict(part)}\n`).join('')}`;
