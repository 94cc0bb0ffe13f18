import puppeteer, { type ElementHandle, type Frame, type LaunchOptions, type Page } from 'puppeteer-core';
import { type Engine, type Session, size, type Tab, until } from './driver';

async function documentOf(page: Page, frame: string | undefined): Promise<Page | Frame> {
  if (!frame) return page;
  const found = await (await page.$(frame))?.contentFrame();
  if (!found) throw new Error(`No frame matches ${frame}`);
  return found;
}

async function elementOf(page: Page, frame: string | undefined, expression: string) {
  const handle = await (await documentOf(page, frame)).evaluateHandle(expression);
  const element = handle.asElement() as ElementHandle<Element> | null;
  if (!element) throw new Error(`Not found: ${expression}`);
  return element;
}

const createTab = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
  reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
  back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
  evaluate: async (frame, expression) => (await documentOf(page, frame)).evaluate(expression) as never,
  click: async (frame, expression) => (await elementOf(page, frame, expression)).click(),
  type: async (frame, expression, text) => (await elementOf(page, frame, expression)).type(text),
  press: (key) => page.keyboard.press(key),
  screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
  isClosed: async () => page.isClosed(),
});

/** Starts a browser that Puppeteer drives: Firefox over WebDriver BiDi, Chromium over its own protocol. */
export async function launchPuppeteer(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: null });

  async function open(): Promise<Session> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(size);
    return {
      tab: createTab(page),
      async popup(act) {
        const before = new Set(await context.pages());
        await act();
        const opened = await until('a new window', async () =>
          (await context.pages()).find((candidate) => !before.has(candidate)),
        );
        return createTab(opened);
      },
      close: () => context.close(),
    };
  }

  return { name: await browser.version(), open, close: () => browser.close() };
}
