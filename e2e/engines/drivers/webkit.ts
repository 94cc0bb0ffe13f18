import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { type Driver, type Size, type Tab, until } from './driver';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const screen = '1400x1000x24';
const keys = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Starts a display without a screen. Returns its process and its number. */
async function startDisplay() {
  const child = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'error').then(([error]) => Promise.reject(error)),
  ]);
  return { child, display: `:${String(number).trim()}` };
}

/** WebDriver acts on one window and one frame at a time, so each call chooses its own first. */
function createTab(driver: WebDriver, handle: string): Tab {
  const enter = async (frame?: string) => {
    await driver.switchTo().window(handle);
    await driver.switchTo().defaultContent();
    if (frame) await driver.switchTo().frame(await driver.findElement(By.css(frame)));
  };
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
    async evaluate(frame, run, argument) {
      await enter(frame);
      return driver.executeScript(run as never, argument);
    },
    async click(frame, selector) {
      await enter(frame);
      await driver.findElement(By.css(selector)).click();
    },
    async type(frame, selector, text) {
      await enter(frame);
      await driver.findElement(By.css(selector)).sendKeys(text);
    },
    async press(frame, key) {
      await enter(frame);
      await driver.actions().sendKeys(keys[key]).perform();
    },
    async screenshot() {
      await enter();
      return Buffer.from(await driver.takeScreenshot(), 'base64');
    },
    isClosed: async () => !(await driver.getAllWindowHandles()).includes(handle),
  };
}

/** Starts WebKitGTK's small browser on a display without a screen, driven by WebDriver. */
export async function launchWebKit(executablePath: string, { width, height }: Size): Promise<Driver> {
  const { child: xvfb, display } = await startDisplay();
  const port = await freePort();
  const service = spawn(executablePath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const stopAll = async () => {
    await stop(service);
    await stop(xvfb);
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await until('WebKitWebDriver', async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok);
    const driver = await new Builder()
      .usingServer(url)
      .disableEnvironmentOverrides()
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      })
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    const [inner] = await driver.executeScript<[number, number]>('return [innerHeight]');
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: 2 * height - (inner ?? height) });
    const capabilities = await driver.getCapabilities();
    return {
      version: `WebKitGTK ${capabilities.getBrowserVersion()}`,
      tab: createTab(driver, await driver.getWindowHandle()),
      popup: async (act) => {
        const before = new Set(await driver.getAllWindowHandles());
        await act();
        const opened = await until('a new window', async () =>
          (await driver.getAllWindowHandles()).find((handle) => !before.has(handle)),
        );
        return createTab(driver, opened);
      },
      async close() {
        await driver.quit().catch(() => {});
        await stopAll();
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
