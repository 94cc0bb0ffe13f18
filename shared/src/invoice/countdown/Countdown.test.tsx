import { defineFlow } from '@paywidget/shared/navigation';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Countdown, type CountdownProps } from './Countdown';

const start = Date.UTC(2026, 0, 1);
const minute = 60_000;

let shown: CountdownProps;
function Page() {
  return (
    <StrictMode>
      <Countdown {...shown} />
    </StrictMode>
  );
}
const pages = defineFlow({ 'deposit.redirect.pix': { component: Page } });

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

function openCountdown(left: number, lifetime = 15 * minute) {
  const onExpire = jest.fn();
  shown = { deadline: start + left, lifetime, onExpire };
  const rendered = renderScreen(pages, { at: 'deposit.redirect.pix' });
  return { ...rendered, onExpire };
}

const bar = () => screen.getByRole('progressbar');
const shownText = () => bar().parentElement?.textContent?.replace(/[\u2066\u2069]/g, '');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Simulates a device that slept: the clock moves on, but no timer fires. */
const sleep = (ms: number) => {
  jest.setSystemTime(Date.now() + ms);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('updates the time left and the bar every second', () => {
  openCountdown(14 * minute);
  expect(shownText()).toContain('Time left to pay: 14:00');
  expect(bar()).toHaveAttribute('max', String(15 * minute));
  pass(1_000);
  expect(shownText()).toContain('13:59');
  expect(Number(bar().getAttribute('value'))).toBeCloseTo(14 * minute - 1_000, -2);
});

it('never shows more than the lifetime, although the server time is in whole seconds', () => {
  openCountdown(15 * minute + 900);
  expect(shownText()).toContain('15:00');
});

it('shows days and hours', () => {
  openCountdown(26 * 60 * minute, 48 * 60 * minute);
  expect(shownText()).toContain('1 day 2:00:00');
});

it('announces only the last minutes', () => {
  openCountdown(5 * minute + 1_000);
  const announced = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  expect(announced()).toBe('');
  pass(1_000);
  expect(announced()).toBe('5 minutes left to pay');
  pass(30_000);
  expect(announced()).toBe('5 minutes left to pay');
  pass(3.5 * minute);
  expect(announced()).toBe('1 minute left to pay');
});

it('announces the minutes left after the device wakes', () => {
  openCountdown(10 * minute);
  sleep(8 * minute);
  pass(7_000);
  expect(screen.getByText('2 minutes left to pay')).toBeInTheDocument();
});

it('calls onExpire once', () => {
  const { onExpire } = openCountdown(2_000);
  pass(1_900);
  expect(onExpire).not.toHaveBeenCalled();
  pass(200);
  expect(shownText()).toContain('00:00');
  pass(10_000);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('calls onExpire at once if the deadline has passed', () => {
  const { onExpire } = openCountdown(-1);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('shows the right time after the device slept', () => {
  const { onExpire } = openCountdown(10 * minute);
  sleep(4 * minute);
  pass(7_000);
  expect(shownText()).toContain('05:5');
  expect(onExpire).not.toHaveBeenCalled();
  sleep(10 * minute);
  pass(7_000);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('is not affected by a change of the device’s clock', () => {
  const { onExpire } = openCountdown(10 * minute);
  sleep(-60 * minute);
  pass(3_000);
  expect(shownText()).toContain('09:57');
  expect(onExpire).not.toHaveBeenCalled();
});

it('stops its timers when it is unmounted', () => {
  const { unmount } = openCountdown(10 * minute);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
