import type { Locator } from '@playwright/test';
import { wcagContrast } from 'culori';

/** Colours as the browser shows them, whatever form they have in style sheets. */
export class Colours {
  constructor(private readonly root: Locator) {}

  /** Returns the colours of tokens, given without `--pw-`, as the widget would show them with other accents. */
  withAccents(accents: readonly string[], names: readonly string[]): Promise<Record<string, string>[]> {
    return this.root.evaluate(
      (root: HTMLElement, given) => {
        const sample = document.createElement('i');
        root.append(sample);
        const before = root.style.getPropertyValue('--pw-accent');
        const colours = given.accents.map((accent) => {
          root.style.setProperty('--pw-accent', accent);
          const entries = given.names.map((name) => {
            sample.style.color = `color-mix(in srgb, var(--pw-${name}), var(--pw-${name}))`;
            return [name, getComputedStyle(sample).color];
          });
          return Object.fromEntries(entries);
        });
        root.style.setProperty('--pw-accent', before);
        sample.remove();
        return colours;
      },
      { accents, names },
    );
  }

  /** Returns the contrast of a text with the nearest filled ground under it. */
  static async ofText(text: Locator): Promise<number> {
    const [front = '', back = ''] = await text.evaluate((element) => {
      let under: Element | null = element;
      while (under && getComputedStyle(under).backgroundColor === 'rgba(0, 0, 0, 0)')
        under = under.parentElement;
      const sample = document.createElement('i');
      element.append(sample);
      const grounds = [getComputedStyle(element).color, getComputedStyle(under ?? element).backgroundColor];
      const opaque = grounds.map((colour) => {
        sample.style.color = `color-mix(in srgb, ${colour}, ${colour})`;
        return getComputedStyle(sample).color;
      });
      sample.remove();
      return opaque;
    });
    return wcagContrast(clipped(front), clipped(back));
  }
}

/** Returns a computed `color(srgb …)` as a screen shows it: with whole bytes, and nothing outside of sRGB. */
export function clipped(computed: string): string {
  const channels = /color\(srgb ([^/)]+)/.exec(computed)?.[1]?.trim().split(/\s+/) ?? [];
  const bytes = channels.map((channel) => Math.round(Math.min(1, Math.max(0, Number(channel))) * 255));
  if (bytes.length !== 3) throw new Error(`Not a colour: ${computed}`);
  return `rgb(${bytes.join(', ')})`;
}
