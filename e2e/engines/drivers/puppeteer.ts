import puppeteer, { type Frame, type LaunchOptions, type Page } from 'puppeteer-core';
import { type Driver, type Size, type Tab, until } from './driver';

async function documentOf(page: Page, frame: string | undefined): Promise<Page | Frame> {
  if (!frame) return page;
  const found = await (await page.$(frame))?.contentFrame();
  if (!found) throw new Error(`No frame matches ${frame}`);
  return found;
}

async function elementOf(page: Page, frame: string | undefined, selector: string) {
  const element = await (await documentOf(page, frame)).$(selector);
  if (!element) throw new Error(`No element matches ${selector}`);
  return element;
}

const createTab = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
  reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
  back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
  // Puppeteer's types cannot express that a function of one argument takes it.
  evaluate: async (frame, run, argument) =>
    (await documentOf(page, frame)).evaluate(run as () => never, ...([argument] as unknown as [])),
  click: async (frame, selector) => (await elementOf(page, frame, selector)).click(),
  type: async (frame, selector, text) => (await elementOf(page, frame, selector)).type(text),
  press: (_, key) => page.keyboard.press(key),
  screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
  isClosed: async () => page.isClosed(),
});

/** Starts a browser that Puppeteer drives: Firefox over WebDriver BiDi, Chromium over its own protocol. */
export async function launchPuppeteer(options: LaunchOptions, size: Size): Promise<Driver> {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: size });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(size);
  return {
    version: await browser.version(),
    tab: createTab(page),
    popup: async (act) => {
      const before = new Set(await browser.pages());
      await act();
      const opened = await until('a new window', async () =>
        (await browser.pages()).find((candidate) => !before.has(candidate)),
      );
      return createTab(opened);
    },
    close: () => browser.close(),
  };
}
