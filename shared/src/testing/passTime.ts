import { act } from '@testing-library/react';

/**
 * Lets at least one second of faked time pass, in ms. All but the last second pass at once, as in a tab that slept, so
 * answers of the server arrive after it. Step by step, a ten-minute countdown would take two real seconds.
 */
export function passTime(ms: number): Promise<void> {
  return act(async () => {
    jest.advanceTimersByTime(ms - 1_000);
    await jest.advanceTimersByTimeAsync(1_000);
  });
}
