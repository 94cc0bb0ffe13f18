import { act } from '@testing-library/react';

/**
 * Lets faked time pass, in milliseconds, at least a second of it. All but the last second passes in one go, as for a tab
 * that was asleep: answers of the server arrive after it. Step by step, ten minutes of a countdown take two real seconds.
 */
export function passTime(ms: number): Promise<void> {
  return act(async () => {
    jest.advanceTimersByTime(ms - 1_000);
    await jest.advanceTimersByTimeAsync(1_000);
  });
}
