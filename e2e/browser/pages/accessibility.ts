import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe on the widget and fails on any violation. `frame` is the selector of its frame; undefined on a bare page.
 *
 * axe runs only in the widget's frame and in the widget's own frames inside it. The axe builder for Playwright also checks
 * the host page and merges its findings in an extra page, which takes three times as long.
 */
export async function expectAccessible(page: Page, frame?: string): Promise<void> {
  const widget = frame ? await (await page.locator(frame).elementHandle())?.contentFrame() : page.mainFrame();
  if (!widget) throw new Error(`There is no frame ${frame}`);
  const { passes, violations } = await analyze(widget);
  // A document that axe cannot read has no violations either.
  expect(passes, 'axe found something to check').toBeGreaterThan(5);
  for (const inner of widgetFrames(widget)) violations.push(...(await analyze(inner)).violations);
  expect(violations).toEqual([]);
}

/** The frames of the widget's own pages inside a frame. Leaves out videos, whose pages belong to their vendors. */
const widgetFrames = (frame: Frame): Frame[] =>
  frame
    .childFrames()
    .filter((child) => /^https?:\/\/[^/]+\/paywidget\//.test(child.url()))
    .flatMap((child) => [child, ...widgetFrames(child)]);

async function analyze(frame: Frame): Promise<{ passes: number; violations: string[] }> {
  let results = await frame.evaluate(runAxe, tags);
  if (!results) {
    await frame.evaluate(script);
    results = await frame.evaluate(runAxe, tags);
  }
  const found = results?.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary}`),
  );
  return { passes: results?.passes ?? 0, violations: found ?? [] };
}

/** Runs in a page. Returns undefined if axe has not been loaded there. */
async function runAxe(values: string[]) {
  const { axe: here } = window as unknown as { axe?: typeof axe };
  if (!here) return undefined;
  // A screen that is sliding in may still be translucent.
  const doesEnd = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  const ending = document.getAnimations().filter(doesEnd);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  const { violations, passes } = await here.run(document, {
    runOnly: { type: 'tag', values },
    resultTypes: ['violations'],
    iframes: false,
  });
  return { violations, passes: passes.length };
}
