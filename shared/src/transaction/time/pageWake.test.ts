/** @jest-environment jsdom */
import { onPageWake } from './pageWake';

const events = ['online', 'pageshow', 'focus'] as const;

it('calls on the events that are asked for, until it is unsubscribed', () => {
  const listener = jest.fn();
  const stop = onPageWake(listener, events);
  for (const event of events) window.dispatchEvent(new Event(event));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  for (const event of events) window.dispatchEvent(new Event(event));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(3);
});

it('without a subscription it calls on no event of the window', () => {
  const listener = jest.fn();
  onPageWake(listener);
  for (const event of events) window.dispatchEvent(new Event(event));
  expect(listener).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledTimes(1);
});
