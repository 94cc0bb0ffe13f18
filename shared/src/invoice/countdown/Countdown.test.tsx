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
const said = () => bar().parentElement?.textContent?.replace(/[\u2066\u2069]/g, '');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** As when a phone is woken: timers have stood still, the clock has not. */
const sleep = (ms: number) => {
  jest.setSystemTime(Date.now() + ms);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

it('says how long there is, each second, and fills less of its bar', () => {
  openCountdown(14 * minute);
  expect(said()).toContain('Time left to pay: 14:00');
  expect(bar()).toHaveAttribute('max', String(15 * minute));
  pass(1_000);
  expect(said()).toContain('13:59');
  expect(Number(bar().getAttribute('value'))).toBeCloseTo(14 * minute - 1_000, -2);
});

it('never says more than there was, though the server tells whole seconds', () => {
  openCountdown(15 * minute + 900);
  expect(said()).toContain('15:00');
});

it('shows days, and hours', () => {
  openCountdown(26 * 60 * minute, 48 * 60 * minute);
  expect(said()).toContain('1 day 2:00:00');
});

it('calls out the last minutes only', () => {
  openCountdown(5 * minute + 1_000);
  const spoken = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  expect(spoken()).toBe('');
  pass(1_000);
  expect(spoken()).toBe('5 minutes left to pay');
  pass(30_000);
  expect(spoken()).toBe('5 minutes left to pay');
  pass(3.5 * minute);
  expect(spoken()).toBe('1 minute left to pay');
});

it('says what is left to who comes late, or wakes', () => {
  openCountdown(10 * minute);
  sleep(8 * minute);
  pass(7_000);
  expect(screen.getByText('2 minutes left to pay')).toBeInTheDocument();
});

it('tells of the end once', () => {
  const { onExpire } = openCountdown(2_000);
  pass(1_900);
  expect(onExpire).not.toHaveBeenCalled();
  pass(200);
  expect(said()).toContain('00:00');
  pass(10_000);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('tells at once of an end that has passed', () => {
  const { onExpire } = openCountdown(-1);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('knows after a sleep how long it was', () => {
  const { onExpire } = openCountdown(10 * minute);
  sleep(4 * minute);
  pass(7_000);
  expect(said()).toContain('05:5');
  expect(onExpire).not.toHaveBeenCalled();
  sleep(10 * minute);
  pass(7_000);
  expect(onExpire).toHaveBeenCalledTimes(1);
});

it('does not end because the device’s clock is set', () => {
  const { onExpire } = openCountdown(10 * minute);
  sleep(-60 * minute);
  pass(3_000);
  expect(said()).toContain('09:57');
  expect(onExpire).not.toHaveBeenCalled();
});

it('leaves nothing running', () => {
  const { unmount } = openCountdown(10 * minute);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
