import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { type Engine, type Session, size, type Tab, until } from './driver';

const screen = '1400x1000x24';
const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Ends a process and all that it has started, which are in its group. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** Starts a display without a screen. Returns its process and its name. */
async function startDisplay() {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  const [number] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb did not start'))),
  ]);
  return { child, name: `:${String(number).trim()}` };
}

/** WebDriver acts on one window and one frame at a time, so each call chooses its own first. */
function createTab(driver: WebDriver, handle: string): Tab {
  async function enter(frame?: string) {
    await driver.switchTo().window(handle);
    if (!frame) return;
    const element = await driver.executeScript<WebElement | null>(
      'return document.querySelector(arguments[0])',
      frame,
    );
    if (!element) throw new Error(`No frame matches ${frame}`);
    await driver.switchTo().frame(element);
  }
  async function elementOf(frame: string | undefined, expression: string) {
    await enter(frame);
    const element = await driver.executeScript<WebElement | null>(`return ${expression}`);
    if (!element) throw new Error(`Not found: ${expression}`);
    return element;
  }
  return {
    async goto(url) {
      await enter();
      await driver.get(url);
    },
    async reload() {
      await enter();
      await driver.navigate().refresh();
    },
    async back() {
      await enter();
      await driver.navigate().back();
    },
    async evaluate(frame, expression) {
      await enter(frame);
      return driver.executeScript(`return ${expression}`);
    },
    async click(frame, expression) {
      const element = await elementOf(frame, expression);
      if (frame) return element.click();
      // Its own click refuses an element of a shadow root: it takes the root's host for something that covers the element.
      await driver.executeScript(`arguments[0].scrollIntoView({ block: 'nearest' })`, element);
      const [x, y] = await driver.executeScript<[number, number]>(
        'const box = arguments[0].getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]',
        element,
      );
      const place = { x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT };
      await driver.actions().move(place).press().release().perform();
    },
    type: async (frame, expression, text) => (await elementOf(frame, expression)).sendKeys(text),
    async press(key) {
      await enter();
      await driver.actions().sendKeys(keys[key]).perform();
    },
    isClosed: async () => !(await driver.getAllWindowHandles()).includes(handle),
  };
}

async function connect(url: string): Promise<Session> {
  await until('WebKitWebDriver', async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok);
  const driver = await new Builder()
    .usingServer(url)
    .disableEnvironmentOverrides()
    .withCapabilities({
      browserName: 'MiniBrowser',
      // Otherwise each command waits for pages to load, and sometimes for ever.
      pageLoadStrategy: 'none',
      timeouts: { script: 5_000, pageLoad: 20_000 },
    })
    .build();
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, ...size });
  const inner = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await window.setRect({ x: 0, y: 0, width: 2 * size.width - inner[0], height: 2 * size.height - inner[1] });
  return {
    tab: createTab(driver, await driver.getWindowHandle()),
    async popup(act) {
      const before = new Set(await driver.getAllWindowHandles());
      await act();
      const opened = await until('a new window', async () =>
        (await driver.getAllWindowHandles()).find((handle) => !before.has(handle)),
      );
      return createTab(driver, opened);
    },
    close: () => driver.quit(),
  };
}

/** The longest time, in ms, that the browser may take to start. */
const startTimeoutMs = 20_000;

/** Starts a browser with its driver. They are new for each session: one that did not start cannot disturb the next. */
async function openSession(executablePath: string, display: string): Promise<Session> {
  const port = await freePort();
  const service = spawn(executablePath, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const isLate = wait(startTimeoutMs, undefined, { ref: false });
  try {
    const session = await Promise.race([connect(`http://127.0.0.1:${port}`), isLate]);
    if (!session) throw new Error('WebKit did not start');
    return {
      ...session,
      close: async () => {
        await Promise.race([session.close(), wait(5_000)]);
        await stop(service);
      },
    };
  } catch (error) {
    await stop(service);
    throw error;
  }
}

/**
 * Starts a display for WebKitGTK's small browser, which WebDriver drives. On a busy machine, a browser sometimes does not start.
 * Then another one is started.
 */
export async function launchWebKit(executablePath: string): Promise<Engine> {
  const display = await startDisplay();
  const open = () => openSession(executablePath, display.name);
  return {
    name: 'WebKitGTK',
    open: () => open().catch(open),
    close: () => stop(display.child),
  };
}
