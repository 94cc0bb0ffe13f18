import type { RegexResult, RegexRunner } from './regexRunner';
import { createValidationCache } from './validationCache';

const digits = { pattern: '^\\d+$', errorKey: 'digits' };
const catastrophic = { pattern: '^(a+)+$', errorKey: 'letters' };
const longText = `${'a'.repeat(60)}!`;

function runnerThat(answer: () => Promise<RegexResult>) {
  const runner: RegexRunner = { test: jest.fn(answer) };
  return runner;
}

const neverAnswers = () => new Promise<RegexResult>(() => undefined);

describe('a validation result', () => {
  it('is known at once for a quick regex, without the runner', () => {
    const runner = runnerThat(neverAnswers);
    const cache = createValidationCache(runner, jest.fn());
    expect(cache.resultOf([digits], '12')).toEqual({ kind: 'valid' });
    expect(cache.resultOf([digits], 'x')).toEqual({ kind: 'invalid', errorKey: 'digits' });
    expect(runner.test).not.toHaveBeenCalled();
  });

  it('has the error of the first failing rule', () => {
    const cache = createValidationCache(runnerThat(neverAnswers), jest.fn());
    const two = { pattern: '^..$', errorKey: 'two' };
    expect(cache.resultOf([two, digits], 'xxx')).toEqual({ kind: 'invalid', errorKey: 'two' });
    expect(cache.resultOf([digits, two], 'xxx')).toEqual({ kind: 'invalid', errorKey: 'digits' });
  });

  it('stays pending until the runner answers, and starts the test only once', () => {
    const runner = runnerThat(neverAnswers);
    const cache = createValidationCache(runner, jest.fn());
    expect(cache.resultOf([catastrophic], longText)).toEqual({ kind: 'pending' });
    expect(cache.resultOf([catastrophic], longText)).toEqual({ kind: 'pending' });
    expect(runner.test).toHaveBeenCalledTimes(1);
  });

  it('changes to the runner’s result and notifies the listeners', async () => {
    const cache = createValidationCache(
      runnerThat(async () => 'mismatch'),
      jest.fn(),
    );
    const listener = jest.fn();
    const stop = cache.subscribe(listener);
    const before = cache.version();
    cache.resultOf([catastrophic], longText);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(cache.version()).not.toBe(before);
    expect(cache.resultOf([catastrophic], longText)).toEqual({ kind: 'invalid', errorKey: 'letters' });

    stop();
    cache.resultOf([catastrophic], `${longText}!`);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is unknown for a regex that does not finish, which is reported once per pattern', async () => {
    const onUnknown = jest.fn();
    const cache = createValidationCache(
      runnerThat(async () => 'unknown'),
      onUnknown,
    );
    for (const text of [longText, `${longText}!`]) {
      cache.resultOf([catastrophic], text);
      await Promise.resolve();
      expect(cache.resultOf([catastrophic], text)).toEqual({ kind: 'unknown' });
    }
    expect(onUnknown.mock.calls).toEqual([[catastrophic.pattern]]);
  });

  it('is unknown for a text that is too long', () => {
    const runner = runnerThat(neverAnswers);
    expect(createValidationCache(runner, jest.fn()).resultOf([digits], '1'.repeat(257))).toEqual({
      kind: 'unknown',
    });
    expect(runner.test).not.toHaveBeenCalled();
  });

  it('is invalid as soon as one rule fails, even if others are pending', () => {
    const cache = createValidationCache(runnerThat(neverAnswers), jest.fn());
    expect(cache.resultOf([catastrophic, digits], longText)).toEqual({ kind: 'invalid', errorKey: 'digits' });
  });
});
