import { defineFlow } from '@paywidget/shared/navigation';
import { renderScreen } from '@paywidget/shared/testing/screens';
import english from '../../../locales/en.json';
import { type OutcomeTexts, redemptionTexts, useOutcomeTexts, withdrawalTexts } from './outcomeTexts';

const keysIn = (texts: object): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : keysIn(value)));

it.each([
  ['withdrawal.', withdrawalTexts],
  ['sweep.', redemptionTexts],
])('all texts about an outcome exist, and begin with %s', (prefix, texts) => {
  for (const key of keysIn(texts)) {
    expect(english).toHaveProperty([key]);
    expect(key.startsWith(prefix)).toBe(true);
  }
  for (const name of ['unknown', 'otherUnknown', 'detailsLost', 'keyConflict', 'earlierCreated'] as const)
    expect(Object.keys(texts[name])).toEqual(['title', 'text']);
  expect(Object.keys(texts.updates)).toEqual(['waiting', 'accepted', 'processed', 'mistaked']);
});

let shown: OutcomeTexts | undefined;

function Page() {
  shown = useOutcomeTexts();
  return null;
}

it.each([
  ['main', 'withdrawal.list', withdrawalTexts],
  ['sweep', 'sweep.withdrawal.confirm', redemptionTexts],
] as const)('in the flow %s a withdrawal has its own texts', (flow, at, texts) => {
  renderScreen(defineFlow({ [at]: { component: Page } }), { flow, at });
  expect(shown).toBe(texts);
});
