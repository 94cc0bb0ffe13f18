import { catalogue } from '@paywidget/operator/catalogue';
import fc from 'fast-check';
import { compileRules } from '../../../../shared/src/form/rules/compileRules';
import { isQuick, maxMatchPaths } from '../../../../shared/src/form/rules/regexCost';
import { maxPatternLength, maxTextLength, testInline } from '../../../../shared/src/form/rules/regexRunner';
import { createValidationCache } from '../../../../shared/src/form/rules/validationCache';
import { mustHold, type Target } from '../target';
import { mutatedText } from '../values/mutations';
import { inheritedNames, oddTexts } from '../values/oddValues';

const rulesOf = catalogue.flatMap(({ method }) =>
  (method.fields ?? []).flatMap(({ validations = [] }) => validations.map(({ regex }) => regex)),
);
const known = [
  ...new Set(rulesOf),
  '^(a+)+$',
  '^(a|aa)*$',
  '(x+x+)+y',
  '^(\\d{1,3}){1,20}$',
  '(?<year>\\d+)\\k<year>',
];

const atom = fc.constantFrom(
  'a',
  'b',
  '\\d',
  '\\w',
  '.',
  '[a-z]',
  '[^@]',
  '\\p{L}',
  '\\s',
  '(?=a)',
  '(?!b)',
  '(?:)',
  '^',
  '$',
  '\\b',
  '(?<=a)',
  '\\1',
);
const quantifier = fc.constantFrom(
  '',
  '',
  '*',
  '+',
  '?',
  '*?',
  '+?',
  '??',
  '{2}',
  '{0,3}',
  '{1,}',
  '{1,255}',
  '{0,1}',
);
const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.tuple(atom, quantifier).map((parts) => parts.join('')),
    fc.array(tie('pattern'), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('')),
    fc.tuple(tie('pattern'), quantifier).map(([inner, times]) => `(${inner})${times}`),
    fc.tuple(tie('pattern'), tie('pattern'), quantifier).map(([a, b, times]) => `(?:${a}|${b})${times}`),
    fc.tuple(tie('pattern'), fc.integer({ min: 2, max: 40 })).map(([inner, times]) => inner.repeat(times)),
  ),
}));

interface RegexCase {
  regex: string;
  text: string;
}

const cases: fc.Arbitrary<RegexCase> = fc.record({
  regex: fc.oneof(
    { weight: 4, arbitrary: pattern },
    {
      weight: 3,
      arbitrary: mutatedText(
        known,
        fc.constantFrom('(', ')', '*', '+', '{1,99}', '|', '[', ']', '\\', '?', '.*', '(?', '^', '$'),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...oddTexts, ...inheritedNames) },
  ),
  text: fc.oneof(
    fc
      .tuple(fc.constantFrom('a', 'ab', '1', ' ', 'é', '😀', 'a@'), fc.integer({ min: 0, max: 256 }))
      .map(([one, times]) => one.repeat(times).slice(0, maxTextLength)),
    fc
      .tuple(fc.constantFrom('a', '1', 'ab'), fc.integer({ min: 1, max: 250 }))
      .map(([one, times]) => `${one.repeat(times)}!`.slice(-maxTextLength)),
    fc.string({ unit: 'binary', maxLength: 300 }),
  ),
});

export const regexesTarget: Target<RegexCase> = {
  name: 'regexes',
  input:
    'The catalogue’s rules, changed, and generated patterns with nested quantifiers, on texts that make them backtrack.',
  rule: 'A pattern is compiled or reported. What the widget runs on the page’s own thread ends in time; the rest goes to the worker.',
  cases,
  check({ regex, text }) {
    const { rules, brokenRules } = compileRules([{ regex, regexErrorKey: 'key' }]);
    mustHold(rules.length + brokenRules.length === 1, 'a rule is usable or broken');
    for (const { pattern } of rules) {
      mustHold(pattern.length <= maxPatternLength, 'a usable rule is not too long');
      mustHold(
        maxMatchPaths(pattern, Math.min(text.length, maxTextLength)) >= 1,
        'the cost is a number',
        pattern,
      );
      if (text.length <= maxTextLength && isQuick(pattern, text)) testInline(pattern, text);
    }
    let sent = 0;
    const cache = createValidationCache(
      {
        test: () => {
          sent += 1;
          return new Promise(() => {});
        },
      },
      () => {},
    );
    const { kind } = cache.resultOf(rules, text);
    mustHold(['valid', 'invalid', 'pending', 'unknown'].includes(kind), 'there is a result');
    mustHold((kind === 'pending') === sent > 0, 'a result is pending while the worker runs', kind);
  },
};
