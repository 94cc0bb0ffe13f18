import { samples } from './samples';

const rulesOf = (field: (typeof samples)[number]['field']) =>
  (field.validations ?? []).map(({ regex }) => new RegExp(regex, 'u'));

/** Returns the text after typing these letters and digits into a mask, or undefined if they do not fit. */
function typeIntoMask(mask: string, value: string): string | undefined {
  const places: Record<string, RegExp> = { '#': /\d/u, A: /\p{L}/u, '*': /[\p{L}\d]/u };
  const letters = [...value.replace(/[^\p{L}\d]/gu, '')];
  const shown = [...mask].map((place) => {
    const allowed = places[place];
    if (!allowed || letters.length === 0) return letters.length === 0 ? '' : place;
    return allowed.test(letters[0] ?? '') ? letters.shift() : undefined;
  });
  return letters.length > 0 || shown.includes(undefined) ? undefined : shown.join('');
}

describe.each(samples)('the field rule for $title', ({ field, good, bad }) => {
  const rules = rulesOf(field);
  const passes = (value: string) => rules.every((rule) => rule.test(value));

  it('has at least one pattern', () => expect(rules).not.toHaveLength(0));
  it.each(good)('accepts %s', (value) => expect(passes(value)).toBe(true));
  it.each(bad)('rejects %s', (value) => expect(passes(value)).toBe(false));

  if (field.mask) {
    it.each(good)('accepts %s as typed into its mask', (value) => {
      const shown = typeIntoMask(field.mask ?? '', value);
      expect(shown).toBeDefined();
      expect(passes(shown ?? '')).toBe(true);
    });
  }
});
