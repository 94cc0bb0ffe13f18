import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA and everything below it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** A busy machine may need more than the second that the builder gives a frame to take axe in. */
const attempts = 3;

/** Runs axe on the widget and fails on any violation. `frame` is the selector of its frame, absent on a bare page. */
export async function expectAccessible(page: Page, frame?: string): Promise<void> {
  const { violations, passes } = await analyze(page, frame ? [frame, 'html'] : ['html'], attempts);
  // A frame that axe could not enter has no violations either.
  expect(passes.length, 'axe found something to check').toBeGreaterThan(5);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
}

async function analyze(page: Page, place: string[], left: number): ReturnType<AxeBuilder['analyze']> {
  const results = await new AxeBuilder({ page }).withTags(tags).include(place).analyze();
  return results.passes.length > 0 || left === 1 ? results : analyze(page, place, left - 1);
}
