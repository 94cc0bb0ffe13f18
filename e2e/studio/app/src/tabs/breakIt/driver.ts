import { wait } from '../../dom';

const timeoutMs = 25_000;
const pollMs = 60;
/** Long enough to see the next control before it is pressed. */
const paceMs = 350;

/** Uses the widget as a player does, by its stable hooks (docs/guides/embedding.md). Only for a widget at the studio's own origin. */
export interface Driver {
  /** Waits for an element that can be seen. Rejects after 25 s. */
  find(selector: string): Promise<HTMLElement>;
  press(selector: string, times?: number): Promise<void>;
  fill(field: string, text: string): Promise<void>;
}

/** @param page returns the widget's document */
export function createDriver(page: () => Document | undefined): Driver {
  async function find(selector: string): Promise<HTMLElement> {
    const end = Date.now() + timeoutMs;
    while (Date.now() < end) {
      const found = [...(page()?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
        (element) => element.getClientRects().length > 0 && !element.closest('[aria-hidden="true"]'),
      );
      if (found) return found;
      await wait(pollMs);
    }
    throw new Error(`The widget did not show ${selector} in ${timeoutMs / 1000} s`);
  }

  async function press(selector: string, times = 1): Promise<void> {
    const target = await find(selector);
    target.scrollIntoView({ block: 'nearest' });
    await wait(paceMs);
    const now = target.isConnected ? target : await find(selector);
    for (let press = 0; press < times; press += 1) now.click();
  }

  async function fill(field: string, text: string): Promise<void> {
    const input = await find(`[data-field="${field}"] input`);
    const view = input.ownerDocument.defaultView as (Window & typeof globalThis) | null;
    if (!view) return;
    input.focus();
    // React keeps track of the property, so that the value must be set as the browser does.
    Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(
      new view.InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: text }),
    );
    input.dispatchEvent(new view.Event('change', { bubbles: true }));
    input.blur();
    await wait(paceMs);
  }

  return { find, press, fill };
}
