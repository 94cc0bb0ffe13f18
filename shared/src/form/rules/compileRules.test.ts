import { compileRules } from './compileRules';
import { longestPattern } from './regexRunner';

describe('compileRules', () => {
  it('keeps the rules that compile in unicode mode, in their order', () => {
    const { rules, broken } = compileRules([
      { regex: '^\\p{L}+$', regexErrorKey: 'letters' },
      { regex: '[', regexErrorKey: 'never' },
      { regex: '^\\d$', regexErrorKey: 'digit' },
    ]);
    expect(rules.map(({ errorKey }) => errorKey)).toEqual(['letters', 'digit']);
    expect(broken).toEqual([{ pattern: '[', cause: 'doesNotCompile' }]);
  });

  it.each([
    ['a regex that only compiles without unicode mode', '^\\-$', 'doesNotCompile'],
    ['a regex that is too long', 'a'.repeat(longestPattern + 1), 'tooLong'],
  ])('takes %s for no rule', (_, regex, cause) => {
    expect(compileRules([{ regex, regexErrorKey: 'key' }])).toEqual({
      rules: [],
      broken: [{ pattern: regex, cause }],
    });
  });

  it('has no rules without validations', () => {
    expect(compileRules()).toEqual({ rules: [], broken: [] });
  });
});
