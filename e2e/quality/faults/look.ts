import { HostPage } from '@paywidget/browser/pages/HostPage';
import type { Frame } from '@playwright/test';
import { type Cell, pageOf } from './cell';

/** The visible state of the widget. */
export interface Look {
  /** The route name; undefined before a screen is there. */
  screen?: string;
  /** The status that a complete page shows. */
  status?: string;
  /** Messages: alerts and statuses. */
  messages: string[];
  /** The names of what can be pressed (`data-action`), and the texts of the others. */
  buttons: string[];
  isBusy: boolean;
  isBlank: boolean;
}

function read(): Look {
  // biome-ignore lint/performance/useDomNodeTextContent: Hidden text is not seen.
  const textOf = (element: HTMLElement) => element.innerText.trim();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const canBePressed = (button: HTMLElement) =>
    !button.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]');
  const texts = (elements: HTMLElement[]) => elements.map(textOf).filter((text) => text !== '');
  return {
    screen: all('[data-screen]')[0]?.dataset.screen,
    status: all('[data-status]')[0]?.dataset.status,
    messages: texts(all('[role="alert"], [role="status"]')),
    buttons: all('button, a[href]')
      .filter(canBePressed)
      .map((button) => button.dataset.action ?? textOf(button)),
    isBusy: all('[aria-busy="true"]').length > 0,
    isBlank: textOf(document.body) === '' && all('svg, img, [aria-busy="true"]').length === 0,
  };
}

/** The frame of the widget, or undefined if the host page has none. */
export async function frameOf(cell: Cell): Promise<Frame | undefined> {
  const element = await pageOf(cell).$(HostPage.frame);
  return (await element?.contentFrame()) ?? undefined;
}

/** Looks at the widget. Returns undefined if there is none, or while a page loads. */
export async function lookAt(cell: Cell): Promise<Look | undefined> {
  const frame = await frameOf(cell).catch(() => undefined);
  return frame?.evaluate(read).catch(() => undefined);
}
