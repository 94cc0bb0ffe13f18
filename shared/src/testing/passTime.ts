import { act } from '@testing-library/react';

/**
 * Lets at least one second of faked time pass, in ms. All but the last second pass at once, as in a sleeping tab, so answers
 * of the server arrive after them. Step by step, a ten-minute countdown would take two real seconds.
 */
export function passTime(ms: number): Promise<void> {
  return act(async () => {
    jest.advanceTimersByTime(ms - 1_000);
    await jest.advanceTimersByTimeAsync(1_000);
  });
}
