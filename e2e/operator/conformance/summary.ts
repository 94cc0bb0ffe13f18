/** The number of characters that the report shows of a body, and of one value in it. */
const maxLength = { body: 300, value: 60 };
const secret = /token|secret|password|authorization/i;

/** Copies a value for printing, without secrets and form values, which may be card data. */
function masked(value: unknown, name = ''): unknown {
  if (secret.test(name)) return '…';
  if (Array.isArray(value)) return value.map((member) => masked(member));
  if (typeof value !== 'object' || value === null) return value;
  const hides = name === 'fields';
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, hides ? '…' : masked(member, key)]),
  );
}

export const truncate = (text: string, longest = maxLength.body) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** Formats a payload or a body in at most a few lines. */
export const summarize = (value: unknown): string => truncate(JSON.stringify(masked(value)) ?? '');

/** Formats the headers that matter for a call's outcome. */
export function headerNotes(headers: Readonly<Record<string, string>>): string {
  const notes = [
    ...(headers.Origin ? [`from ${headers.Origin}`] : []),
    ...(headers['X-Extra-Params'] && !headers.Authorization ? ['without a token'] : []),
    ...(headers['Idempotency-Key'] ? ['with an Idempotency-Key'] : []),
  ];
  return notes.length > 0 ? ` (${notes.join(', ')})` : '';
}

/** Formats one value in a few words. */
export const summarizeValue = (value: unknown): string =>
  value === undefined ? 'nothing' : truncate(JSON.stringify(masked(value)), maxLength.value);
