import { defineFlow } from '@paywidget/shared/navigation';
import { sampleSession } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act } from '@testing-library/react';
import english from '../../../locales/en.json';
import { RotatingHint } from './RotatingHint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openHint(groups: readonly string[]) {
  const experiments = groups.map((group) => ({ key: 'hints', group }));
  const session = sampleSession({ payload: { experiments } });
  const pages = defineFlow({ 'deposit.redirect.pix': { component: RotatingHint } });
  const { container } = renderScreen(pages, { at: 'deposit.redirect.pix', session });
  return () => container.querySelector('p')?.textContent;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it.each([
  ['group_a', ['hint.a.details', 'hint.a.amount', 'hint.a.stay']],
  ['group_b', ['hint.b.provider', 'hint.b.copy', 'hint.b.safe']],
  ['group_c', ['hint.c.almost', 'hint.c.app', 'hint.c.result']],
] as const)('%s reads its three texts in turn: the first after 3 s, then every 6 s', (group, keys) => {
  const shown = openHint(['other', group]);
  pass(2_999);
  expect(shown()).toBe('');
  pass(1);
  for (const key of [...keys, keys[0]]) {
    expect(shown()).toBe(english[key]);
    pass(5_999);
    expect(shown()).toBe(english[key]);
    pass(1);
  }
});

it('renders nothing without one of the three groups', () => {
  const shown = openHint(['group_d']);
  pass(60_000);
  expect(shown()).toBeUndefined();
});
