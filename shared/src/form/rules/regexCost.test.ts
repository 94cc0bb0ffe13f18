import fc from 'fast-check';
import { isQuick, maxMatchPaths } from './regexCost';

describe('maxMatchPaths and isQuick', () => {
  it.each([
    ['^\\d{10}$', 12, 1],
    ['^\\d{8,10}$', 12, 3],
    ['^a?b$', 12, 2],
    ['^(?:\\d{3}[ -]?){3}\\d{4}$', 20, 16],
    ['^a*$', 9, 10],
    ['^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$', 30, 30 * 30 * 29],
    ['^(?=.*\\d)\\w{6,20}$', 20, 21 * 15],
    ['^(?<word>[)(]+)\\(\\)$', 4, 4],
    ['a', 4, 5],
    ['^a$|^b$', 4, 10],
    ['^a+$', 0, 1],
    ['^(?:(a)+|a)+$', 0, 4],
    ['^$', 0, 1],
  ])('the bound of %s on %d characters is %d', (pattern, length, paths) => {
    new RegExp(pattern, 'u');
    expect(maxMatchPaths(pattern, length)).toBe(paths);
  });

  it.each(['^(a+)+$', '^(a|a)*$', '^(\\w+\\s?)+$', '^(a)\\1+$', '^(?:a?){30}a{30}$', '(x+x+)+y'])(
    'the regex %s is not quick',
    (pattern) => {
      new RegExp(pattern, 'u');
      expect(isQuick(pattern, 'a'.repeat(40))).toBe(false);
    },
  );

  it('a slow regex is quick on a very short text', () => {
    expect(isQuick('^(a+)+$', 'aa')).toBe(true);
  });

  it('every regex that isQuick accepts runs fast', () => {
    const atom = fc.constantFrom('a', '[ab]', '\\w', '.', '(?:ab?)', '(a|b)', '(?:a+)', '\\d');
    const quantifier = fc.constantFrom('', '?', '*', '+', '{2}', '{1,4}', '{3,}');
    const pattern = fc
      .array(fc.tuple(atom, quantifier), { minLength: 1, maxLength: 6 })
      .map((parts) => `^(?:${parts.map(([a, q]) => a + q).join('')})$`);

    fc.assert(
      fc.property(pattern, fc.nat({ max: 120 }), (source, length) => {
        const text = `${'a'.repeat(length)}!`;
        fc.pre(isQuick(source, text));
        const start = performance.now();
        new RegExp(source, 'u').test(text);
        expect(performance.now() - start).toBeLessThan(100);
      }),
    );
  });
});
