/** @jest-environment jsdom */
import type { HostChannel } from '@paywidget/shared/host';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { sendVitals } from './vitals';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

function open({ isOwnPage = true } = {}) {
  const sent: unknown[] = [];
  const channel: HostChannel = {
    send: (type, data) => void sent.push([type, data]),
    on: () => () => {},
  };
  sendVitals({ window, channel, isOwnPage });
  return { channel, sent };
}
const measure = (observe: unknown, name: string, value: number) =>
  (observe as jest.Mock).mock.lastCall[0]({ name, value });

function hidePage() {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
afterEach(() => jest.restoreAllMocks());

it('sends the measured values and the counts of errors when the page is hidden, and again only if they change', () => {
  const { channel, sent } = open();
  measure(onLCP, 'LCP', 812.4);
  measure(onINP, 'INP', 40);
  measure(onCLS, 'CLS', 0.012345);
  channel.send('Error', { code: 'NetworkError', message: 'a' });
  channel.send('Error', { code: 'NetworkError', message: 'b' });
  sent.length = 0;
  hidePage();
  document.dispatchEvent(new Event('visibilitychange'));
  const values = { lcp: 812, inp: 40, cls: 0.0123 };
  expect(sent).toEqual([['Vitals', { ...values, errors: { NetworkError: 2 } }]]);
  channel.send('Close', {});
  expect(sent.slice(1)).toEqual([['Close', {}]]);
});

it('sends them before Close, after which the host removes the widget', () => {
  const { channel, sent } = open();
  window.dispatchEvent(new Event('error'));
  channel.send('Close', {});
  expect(sent).toEqual([
    ['Vitals', { errors: { uncaught: 1 } }],
    ['Close', {}],
  ]);
});

it('sends nothing if there is nothing to say', () => {
  const { sent } = open();
  hidePage();
  expect(sent).toEqual([]);
});

it('measures nothing of a page that is the host’s', () => {
  (onLCP as jest.Mock).mockClear();
  const { channel, sent } = open({ isOwnPage: false });
  expect(onLCP).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('error'));
  channel.send('Close', {});
  expect(sent).toEqual([['Close', {}]]);
});
