import type { Options } from './options';
import type { Outcome, Result } from './runRows';

const indent = ' '.repeat(11);

const labelled = (label: string, text: string) => `${indent}${label.padEnd(7)}${text}`;

/** One result, as lines of text. */
export function asText({ name, section, outcome, reason, fault }: Result): string {
  const lines = [`  ${outcome.padEnd(8)} ${name}  (${section})`];
  if (reason) lines.push(`${indent}${reason}`);
  if (fault) {
    const [first = '', ...others] = fault.wants;
    lines.push(labelled('asked', fault.asked), labelled('came', fault.came), labelled('wants', first));
    for (const other of others) lines.push(labelled('', other));
    if (fault.so) lines.push(labelled('so', fault.so));
  }
  return lines.join('\n');
}

const outcomes: readonly Outcome[] = ['ok', 'fails', 'skipped'];

const countsOf = (results: readonly Result[]) =>
  Object.fromEntries(
    outcomes.map((outcome) => [outcome, results.filter((result) => result.outcome === outcome).length]),
  ) as Record<Outcome, number>;

export function asSummary(results: readonly Result[]): string {
  const counts = countsOf(results);
  return outcomes.map((outcome) => `${counts[outcome]} ${outcome}`).join(', ');
}

/** The whole report, for machines. */
export const asJson = ({ url }: Options, results: readonly Result[]): string =>
  JSON.stringify({ url, ...countsOf(results), rows: results }, null, 2);

/** A shorter beginning gives nothing away. */
const shortestBeginning = 6;

/** The secret as it is written whole, and what is left of it where a text was cut off within it. */
function formsOf(secret: string): string[] {
  const cut = Array.from(secret, (_, index) => `${secret.slice(0, index + 1)}…`);
  return [secret, ...cut.slice(shortestBeginning - 1).reverse()];
}

/** Takes the tokens out of what is printed, wherever an answer or an address may have repeated them. */
export function createRedaction({ token, secondToken }: Options): (text: string) => string {
  const secrets = [token, secondToken].flatMap((secret) =>
    secret ? [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)] : [],
  );
  const forms = [...new Set(secrets.flatMap(formsOf))];
  return (text) => forms.reduce((shown, form) => shown.replaceAll(form, '<token>'), text);
}
