import type { Frame, Page } from '@playwright/test';

type Recording = { shifts: PerformanceEntry[] };

/** Records the layout shifts of all pages that open from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recording = window as unknown as Recording;
    recording.shifts = [];
    new PerformanceObserver((list) => recording.shifts.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/**
 * Returns the values of the shifts that could be seen. Chromium also reports what moved before the first paint, as when the
 * page's own style sheet comes last.
 */
export const visibleLayoutShifts = (frame: Frame): Promise<number[]> =>
  frame.evaluate(() => {
    const firstPaint = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    return (window as unknown as Recording).shifts
      .filter(({ startTime }) => startTime > firstPaint)
      .map((shift) => (shift as unknown as { value: number }).value);
  });
