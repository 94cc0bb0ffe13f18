import type { Browser, Page } from 'playwright';

/** The scene of the widget in a picture. */
export interface Scene {
  /** The options of the widget, as `Paywidget.open` takes them. */
  options: Readonly<Record<string, unknown>>;
  /** The method whose form is shown. Without one, the list. */
  method?: string;
  /** The texts to type into the form, by field. */
  fields?: Readonly<Record<string, string>>;
  width: number;
  height: number;
}

const frame = '#widget iframe';

/** Opens the widget in the sandbox's plain host page, and returns a picture of it, as PNG. */
export async function shoot(browser: Browser, sandboxUrl: string, scene: Scene): Promise<Buffer> {
  const { width, height } = scene;
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  try {
    const options = { player: { country: 'br', currency: 'BRL' }, ...scene.options };
    await page.goto(`${sandboxUrl}/host/plain.html?options=${encodeURIComponent(JSON.stringify(options))}`);
    await page.locator(frame).evaluate((element: HTMLIFrameElement, size) => {
      document.body.style.margin = '0';
      element.height = String(size);
      element.scrollIntoView();
    }, height);
    await openScene(page, scene);
    return await page.locator(frame).screenshot();
  } finally {
    await page.close();
  }
}

async function openScene(page: Page, { method, fields = {} }: Scene) {
  const widget = page.frameLocator(frame);
  await widget.locator('[data-screen="deposit.list"] [data-method]').first().waitFor();
  if (!method) return page.waitForLoadState('networkidle');
  await widget.locator(`[data-method="${method}"]`).click();
  for (const [name, text] of Object.entries(fields))
    await widget.locator(`[data-field="${name}"] input`).first().fill(text);
  await widget.locator('[data-action="submit"]:enabled').waitFor();
  await page.waitForLoadState('networkidle');
}
