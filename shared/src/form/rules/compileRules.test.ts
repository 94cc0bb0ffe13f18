import { compileRules } from './compileRules';
import { maxPatternLength } from './regexRunner';

describe('compileRules', () => {
  it('keeps the rules that compile in unicode mode, in their order', () => {
    const { rules, brokenRules } = compileRules([
      { regex: '^\\p{L}+$', regexErrorKey: 'letters' },
      { regex: '[', regexErrorKey: 'never' },
      { regex: '^\\d$', regexErrorKey: 'digit' },
    ]);
    expect(rules.map(({ errorKey }) => errorKey)).toEqual(['letters', 'digit']);
    expect(brokenRules).toEqual([{ pattern: '[', cause: 'doesNotCompile' }]);
  });

  it.each([
    ['a regex that only compiles without unicode mode', '^\\-$', 'doesNotCompile'],
    ['a regex that is too long', 'a'.repeat(maxPatternLength + 1), 'tooLong'],
  ])('rejects %s', (_, regex, cause) => {
    expect(compileRules([{ regex, regexErrorKey: 'key' }])).toEqual({
      rules: [],
      brokenRules: [{ pattern: regex, cause }],
    });
  });

  it('returns no rules without validations', () => {
    expect(compileRules()).toEqual({ rules: [], brokenRules: [] });
  });
});
