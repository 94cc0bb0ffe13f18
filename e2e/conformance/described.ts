/** Of a body, and of one value in it. */
const shown = { body: 300, value: 60 };
const secret = /token|secret|password|authorization/i;

/** A copy to be shown: without secrets, and without what a form was filled in with, which may be a card. */
function masked(value: unknown, name = ''): unknown {
  if (secret.test(name)) return '…';
  if (Array.isArray(value)) return value.map((member) => masked(member));
  if (typeof value !== 'object' || value === null) return value;
  const hides = name === 'fields';
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, hides ? '…' : masked(member, key)]),
  );
}

export const shortened = (text: string, longest = shown.body) =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

/** A payload or a body in at most a few lines. */
export const described = (value: unknown): string => shortened(JSON.stringify(masked(value)) ?? '');

/** What matters of a call's headers. */
export function headerNotes(headers: Readonly<Record<string, string>>): string {
  const notes = [
    ...(headers.Origin ? [`from ${headers.Origin}`] : []),
    ...(headers['X-Extra-Params'] && !headers.Authorization ? ['without a token'] : []),
    ...(headers['Idempotency-Key'] ? ['with an Idempotency-Key'] : []),
  ];
  return notes.length > 0 ? ` (${notes.join(', ')})` : '';
}

/** A value in a few words. */
export const brief = (value: unknown): string =>
  value === undefined ? 'nothing' : shortened(JSON.stringify(masked(value)), shown.value);
