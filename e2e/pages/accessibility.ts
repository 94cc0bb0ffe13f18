import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA and everything below it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** Runs axe on the widget and fails on any violation. `frame` is the selector of its frame, absent on a bare page. */
export async function expectAccessible(page: Page, frame?: string): Promise<void> {
  const builder = new AxeBuilder({ page }).withTags(tags).include(frame ? [frame, 'html'] : ['html']);
  const { violations, passes } = await builder.analyze();
  // A frame that axe could not enter has no violations either.
  expect(passes.length, 'axe found something to check').toBeGreaterThan(5);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
  expect(found).toEqual([]);
}
