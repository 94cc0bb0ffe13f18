import { mkdirSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from '@playwright/test';

/** The subjects that this worker knows to be claimed. */
const known = new Set<string>();

/**
 * Claims a subject for this test, so that one test of the run checks it and all others save the time. Returns false if
 * another test has it. Each claim is a folder, because workers share no memory. Playwright empties the folder above when a run
 * starts.
 */
export function claim(kind: 'axe' | 'fits', subject: string): boolean {
  const folder = folderOf(kind, subject);
  if (known.has(folder)) return false;
  known.add(folder);
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** True if this worker knows that a test has the subject. */
export const isClaimed = (kind: 'axe' | 'fits', subject: string) => known.has(folderOf(kind, subject));

/** Gives a claim up, so that the next test checks the subject again. Call it after a failure. */
export function giveUp(kind: 'axe' | 'fits', subject: string): void {
  known.delete(folderOf(kind, subject));
  rmdirSync(folderOf(kind, subject));
}

const folderOf = (kind: string, subject: string) => join(test.info().project.outputDir, kind, subject);
