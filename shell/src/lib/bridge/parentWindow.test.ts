import { fakeTrustedOrigins } from '@paywidget/shared/testing';
import { fakeFrame } from './fakeFrame';
import { createParentWindow } from './parentWindow';

const own = 'https://pay.example';

it.each([
  ['the parent at a trusted origin', own, 'parent', 'host'],
  ['the parent at another origin', 'https://evil.example', 'parent', 'untrusted'],
  ['another window', own, 'other', 'other'],
])('a message of %s', (_, origin, source, expected) => {
  const { window } = fakeFrame({ own });
  const parent = createParentWindow(window, fakeTrustedOrigins(own));
  const event = { origin, source: source === 'parent' ? window.parent : {} } as MessageEvent;
  expect(parent.classify(event)).toBe(expected);
});
