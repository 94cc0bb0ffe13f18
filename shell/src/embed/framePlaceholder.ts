import { type Appearance, applyTheme } from './frame/theme';
import type { LoaderTexts } from './texts';

const defaultHeight = 589;

export interface PlaceholderOptions extends Appearance {
  /** The frame's accessible name. */
  title: string;
  texts: LoaderTexts;
}

/** The element that the player sees instead of the frame until the widget in it answers. */
interface FramePlaceholder {
  showLoading(): void;
  showFailure(onRetry: () => void): void;
  /** Removes the placeholder and shows the frame. If the placeholder had the focus, moves the focus to the frame. */
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
  // Right to left for a text in such a language.
  const box = Object.assign(document.createElement('div'), { lang, dir: 'auto', tabIndex: -1 });
  box.style.cssText =
    'display:grid;place-content:center;gap:16px;box-sizing:border-box;padding:16px;' +
    'outline:none;text-align:center;font:600 16px/1.4 system-ui;color:var(--pw-text);' +
    `block-size:${frame.offsetHeight || defaultHeight}px`;
  applyTheme(box, appearance);
  frame.before(box);
  frame.style.display = 'none';

  function show(role: string, ...children: (HTMLElement | string)[]) {
    const isFocused = box.contains(document.activeElement);
    box.setAttribute('role', role);
    box.setAttribute('aria-label', title);
    box.replaceChildren(...children);
    // The focused button has been removed.
    if (isFocused) box.focus();
  }

  return {
    showLoading() {
      show('progressbar', document.createElement('progress'));
    },
    showFailure(onRetry) {
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: retry,
        onclick: onRetry,
      });
      button.dataset.action = 'refresh';
      button.style.cssText =
        'padding:11px 20px;border:2px solid;border-radius:8px;font:inherit;color:inherit;background:0';
      show('alert', failed, button);
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
