import { expect, type Locator } from '@playwright/test';
import jsQR from 'jsqr';
import { text } from './texts';
import type { Widget } from './Widget';

/** An invoice page with the details to pay to: pix, eazype or a unified form. */
export class InvoicePage {
  readonly paid: Locator;
  readonly cancel: Locator;
  /** Sends a confirmation again whose outcome is unknown. */
  readonly refresh: Locator;
  readonly timeLeft: Locator;
  readonly code: Locator;

  constructor(private readonly widget: Widget) {
    this.paid = widget.action('paid');
    this.cancel = widget.action('cancel');
    this.refresh = widget.action('refresh');
    this.timeLeft = widget.root.getByRole('progressbar');
    this.code = widget.screen.getByRole('img');
  }

  requisite(name: string): Locator {
    return this.widget.locator(`[data-requisite="${name}"]`);
  }

  field(name: string): Locator {
    return this.widget.locator(`[data-field="${name}"] input`);
  }

  /** Copies a requisite with its button. */
  async copy(name: string): Promise<void> {
    await this.requisite(name).locator('[data-action="copy"]').click();
    await expect(this.requisite(name)).toContainText(text('invoice.copied'));
  }

  /** Reads the QR code from a screenshot, as a camera would. */
  async readCode(): Promise<string | undefined> {
    const picture = (await this.code.screenshot()).toString('base64');
    const { pixels, width, height } = await this.code.evaluate(async (_, base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const { width, height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return { pixels: [...(context?.getImageData(0, 0, width, height).data ?? [])], width, height };
    }, picture);
    return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data;
  }

  /** The seconds left, as the countdown shows them. */
  async secondsLeft(): Promise<number> {
    const name = (await this.timeLeft.locator('xpath=preceding-sibling::span').textContent()) ?? '';
    const [minutes = 0, seconds = 0] = (name.match(/\d+/g) ?? []).map(Number);
    return minutes * 60 + seconds;
  }

  async expectUnknown(): Promise<void> {
    await expect(this.widget.status.filter({ hasText: text('invoice.unknown.title') })).toBeVisible();
  }

  async expectExpired(): Promise<void> {
    await expect(this.widget.status.filter({ hasText: text('invoice.expired.title') })).toBeVisible();
  }
}
