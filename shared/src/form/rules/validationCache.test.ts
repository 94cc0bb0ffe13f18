import type { RegexAnswer, RegexRunner } from './regexRunner';
import { createValidationCache } from './validationCache';

const digits = { pattern: '^\\d+$', errorKey: 'digits' };
const catastrophic = { pattern: '^(a+)+$', errorKey: 'letters' };
const longText = `${'a'.repeat(60)}!`;

function runnerThat(answer: () => Promise<RegexAnswer>) {
  const runner: RegexRunner = { test: jest.fn(answer) };
  return runner;
}

const neverAnswers = () => new Promise<RegexAnswer>(() => undefined);

describe('a result', () => {
  it('is known at once for a quick regex, without the runner', () => {
    const runner = runnerThat(neverAnswers);
    const book = createValidationCache(runner, jest.fn());
    expect(book.resultOf([digits], '12')).toEqual({ kind: 'valid' });
    expect(book.resultOf([digits], 'x')).toEqual({ kind: 'invalid', errorKey: 'digits' });
    expect(runner.test).not.toHaveBeenCalled();
  });

  it('names the first rule that fails', () => {
    const book = createValidationCache(runnerThat(neverAnswers), jest.fn());
    const two = { pattern: '^..$', errorKey: 'two' };
    expect(book.resultOf([two, digits], 'xxx')).toEqual({ kind: 'invalid', errorKey: 'two' });
    expect(book.resultOf([digits, two], 'xxx')).toEqual({ kind: 'invalid', errorKey: 'digits' });
  });

  it('stays pending while the runner does not answer, and is asked for once', () => {
    const runner = runnerThat(neverAnswers);
    const book = createValidationCache(runner, jest.fn());
    expect(book.resultOf([catastrophic], longText)).toEqual({ kind: 'pending' });
    expect(book.resultOf([catastrophic], longText)).toEqual({ kind: 'pending' });
    expect(runner.test).toHaveBeenCalledTimes(1);
  });

  it('becomes what the runner answers, and says so', async () => {
    const book = createValidationCache(
      runnerThat(async () => 'mismatch'),
      jest.fn(),
    );
    const listener = jest.fn();
    const stop = book.subscribe(listener);
    const before = book.version();
    book.resultOf([catastrophic], longText);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(book.version()).not.toBe(before);
    expect(book.resultOf([catastrophic], longText)).toEqual({ kind: 'invalid', errorKey: 'letters' });

    stop();
    book.resultOf([catastrophic], `${longText}!`);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is unknown for what does not finish, reported once a pattern', async () => {
    const onUnknown = jest.fn();
    const book = createValidationCache(
      runnerThat(async () => 'unknown'),
      onUnknown,
    );
    for (const text of [longText, `${longText}!`]) {
      book.resultOf([catastrophic], text);
      await Promise.resolve();
      expect(book.resultOf([catastrophic], text)).toEqual({ kind: 'unknown' });
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

  it('is invalid as soon as one rule fails, whatever the others are doing', () => {
    const book = createValidationCache(runnerThat(neverAnswers), jest.fn());
    expect(book.resultOf([catastrophic, digits], longText)).toEqual({ kind: 'invalid', errorKey: 'digits' });
  });
});
