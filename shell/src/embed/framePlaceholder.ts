import type { LoaderTexts } from './texts';
import { type Appearance, applyTheme, prefers } from './theme';

const defaultHeight = 589;

/** The widget's languages that are written from right to left. */
const rightToLeft = /^(ar|ur)$/;

export interface PlaceholderOptions extends Appearance {
  /** The frame's accessible name. */
  title: string;
  texts: LoaderTexts;
}

/** What the player sees instead of the frame until the widget in it answers. */
interface FramePlaceholder {
  showLoading(): void;
  showFailure(onRetry: () => void): void;
  /** Removes the placeholder and shows the frame. If the placeholder had the focus, moves it to the frame. */
  showFrame(frame: HTMLIFrameElement): void;
  remove(): void;
}

/**
 * Hides the frame and shows a placeholder before it. Sets styles through `style`, which a strict style-src policy allows.
 */
export function createFramePlaceholder(
  frame: HTMLIFrameElement,
  { title, texts: [lang, failed, retry], ...appearance }: PlaceholderOptions,
): FramePlaceholder {
  const { ownerDocument: document } = frame;
  const box = document.createElement('div');
  box.lang = lang;
  box.dir = rightToLeft.test(lang) ? 'rtl' : 'ltr';
  box.tabIndex = -1;
  box.style.cssText =
    'display:grid;place-content:center;justify-items:center;gap:16px;box-sizing:border-box;padding:16px;' +
    'outline:none;text-align:center;font:600 16px/1.4 system-ui,sans-serif;color:var(--pw-text);' +
    `block-size:${frame.offsetHeight || defaultHeight}px`;
  applyTheme(box, appearance);
  frame.before(box);
  frame.style.display = 'none';

  function show(role: string, label: string, ...children: (HTMLElement | string)[]) {
    const isFocused = box.contains(document.activeElement);
    box.setAttribute('role', role);
    box.setAttribute('aria-label', label);
    box.replaceChildren(...children);
    // The button that had the focus has been removed.
    if (isFocused) box.focus();
  }

  return {
    showLoading() {
      const ring = document.createElement('span');
      ring.style.cssText =
        'box-sizing:border-box;inline-size:32px;block-size:32px;border:3px solid var(--pw-line);' +
        'border-block-start-color:var(--pw-accent);border-radius:50%';
      show('progressbar', title, ring);
      if (prefers(document, 'reduced-motion: reduce')) return;
      ring.animate?.({ rotate: ['0deg', '360deg'] }, { duration: 900, iterations: Number.POSITIVE_INFINITY });
    },
    showFailure(onRetry) {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.action = 'refresh';
      button.textContent = retry;
      button.style.cssText =
        'min-block-size:44px;padding:0 20px;border:0;border-radius:8px;font:inherit;' +
        'color:var(--pw-surface);background:var(--pw-text);cursor:pointer';
      button.addEventListener('click', onRetry);
      show('alert', title, failed, button);
    },
    showFrame(next) {
      const isFocused = box.contains(document.activeElement);
      box.remove();
      next.style.display = 'block';
      if (isFocused) next.focus();
    },
    remove: () => box.remove(),
  };
}
