/** @jest-environment jsdom */
import { requestShellAnyway } from './requestShellAnyway';

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = `
    <script type="text/plain" src="/s/early.a.js"></script>
    <link data-later="shell" href="/s/shell.a.js" as="script" integrity="sha256-s" crossorigin>`;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'paywidgetEarly');
  document.head.innerHTML = '';
});

const earlyElement = () => document.querySelector('script[src*="/early."]');
const requested = () =>
  [...document.scripts].map(({ src }) => new URL(src).pathname).filter((path) => path.includes('shell'));
const begin = () => Object.assign(window, { paywidgetEarly: {} });
const flush = () => jest.advanceTimersByTimeAsync(0);

it('leaves the shell’s script to an early script that has begun, before or after', async () => {
  begin();
  await requestShellAnyway(window);
  expect(requested()).toEqual([]);

  Reflect.deleteProperty(window, 'paywidgetEarly');
  const end = requestShellAnyway(window);
  begin();
  earlyElement()?.dispatchEvent(new Event('load'));
  await end;
  expect(requested()).toEqual([]);
});

it.each(['load', 'error'])(
  'requests the shell’s script after the %s of an early script that has not begun',
  async (event) => {
    void requestShellAnyway(window);
    await flush();
    expect(requested()).toEqual([]);
    earlyElement()?.dispatchEvent(new Event(event));
    await flush();
    expect(requested()).toEqual(['/s/shell.a.js']);
  },
);

it('requests it if the early script has not come after 200 ms', async () => {
  void requestShellAnyway(window);
  await jest.advanceTimersByTimeAsync(199);
  expect(requested()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(requested()).toEqual(['/s/shell.a.js']);
});

it('requests it at once if there is no early script any more, and it has not begun', async () => {
  earlyElement()?.remove();
  await requestShellAnyway(window);
  expect(requested()).toEqual(['/s/shell.a.js']);
});
