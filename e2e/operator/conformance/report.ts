import type { Options } from './options';
import type { Outcome, Result } from './runRows';

const indent = ' '.repeat(11);

const labelled = (label: string, text: string) => `${indent}${label.padEnd(10)}${text}`;

/** Formats one result as lines of text. */
export function asText({ name, section, outcome, reason, fault }: Result): string {
  const lines = [`  ${outcome.padEnd(8)} ${name}  (${section})`];
  if (reason) lines.push(`${indent}${reason}`);
  if (fault) {
    const [first = '', ...others] = fault.expected;
    lines.push(
      labelled('request', fault.request),
      labelled('response', fault.response),
      labelled('expected', first),
    );
    for (const other of others) lines.push(labelled('', other));
    if (fault.effect) lines.push(labelled('effect', fault.effect));
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

/** Formats the whole report as JSON. */
export const asJson = ({ url }: Options, results: readonly Result[]): string =>
  JSON.stringify({ url, ...countsOf(results), rows: results }, null, 2);

/** The number of leading characters of a secret that may be printed: too few to be of use. */
const harmlessLength = 5;

/** Returns the whole secret, then each part of it that is left if a text is cut off within it, longest first. */
function formsOf(secret: string): string[] {
  const cut = Array.from(secret, (_, index) => `${secret.slice(0, index + 1)}…`);
  return [secret, ...cut.slice(harmlessLength).reverse()];
}

/** Returns a function that replaces the tokens in a text, also where an answer or an address repeats them. */
export function createRedaction({ token, secondToken }: Options): (text: string) => string {
  const secrets = [token, secondToken].flatMap((secret) =>
    secret ? [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)] : [],
  );
  const forms = [...new Set(secrets.flatMap(formsOf))];
  return (text) => forms.reduce((redacted, form) => redacted.replaceAll(form, '<token>'), text);
}
