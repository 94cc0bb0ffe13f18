import type { LoaderTexts } from './texts';

/** The widget's own colours, which hosts override by the tokens' names. */
const palettes = {
  light: { surface: '#f5f7fa', text: '#10192b', accent: '#1d56d8', 'on-accent': '#fff', line: '#e1e6ee' },
  dark: { surface: '#0d121b', text: '#eff3f9', accent: '#7ba6ff', 'on-accent': '#0a1530', line: '#283244' },
};
const usualHeight = 589;

export interface StandInLook {
  theme?: 'light' | 'dark' | 'auto';
  tokens?: Readonly<Record<string, string>>;
  /** The frame's name for screen readers. */
  title: string;
  texts: LoaderTexts;
}

/** What the player sees in the frame's place while the frame has nothing to show. */
interface StandIn {
  showLoading(): void;
  showFailure(retry: () => void): void;
  /** Gives the frame its place back, and the focus with it. */
  leave(frame: HTMLIFrameElement): void;
  remove(): void;
}

/** Hides the frame and takes its place. All styles go through properties, which a strict style policy allows. */
export function createFramePlaceholder(
  frame: HTMLIFrameElement,
  { theme, tokens, title, texts }: StandInLook,
): StandIn {
  const { ownerDocument: document } = frame;
  const prefers = (query: string) => document.defaultView?.matchMedia?.(`(prefers-${query})`).matches;
  const isDark = theme === 'dark' || (theme === 'auto' && prefers('color-scheme: dark'));
  const palette = Object.entries(palettes[isDark ? 'dark' : 'light']);
  const place = document.createElement('div');
  place.lang = texts.lang;
  place.dir = texts.dir;
  place.tabIndex = -1;
  for (const [name, value] of palette) place.style.setProperty(`--pw-${name}`, value);
  for (const [name, value] of Object.entries(tokens ?? {})) place.style.setProperty(name, value);
  Object.assign(place.style, {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: '16px',
    boxSizing: 'border-box',
    blockSize: `${frame.offsetHeight || usualHeight}px`,
    padding: '16px',
    outline: 'none',
    textAlign: 'center',
    font: '16px/1.4 system-ui, sans-serif',
    color: 'var(--pw-text)',
    background: 'var(--pw-surface)',
  });
  frame.before(place);
  frame.style.display = 'none';

  function show(role: string, label: string, ...children: HTMLElement[]) {
    const isFocused = place.contains(document.activeElement);
    place.setAttribute('role', role);
    place.setAttribute('aria-label', label);
    place.replaceChildren(...children);
    // The button that had it is gone.
    if (isFocused) place.focus();
  }

  return {
    showLoading() {
      const ring = document.createElement('span');
      Object.assign(ring.style, {
        inlineSize: '32px',
        blockSize: '32px',
        boxSizing: 'border-box',
        border: '3px solid var(--pw-line)',
        borderBlockStartColor: 'var(--pw-accent)',
        borderRadius: '50%',
      });
      show('progressbar', title, ring);
      if (prefers('reduced-motion: reduce')) return;
      ring.animate?.({ rotate: ['0deg', '360deg'] }, { duration: 900, iterations: Number.POSITIVE_INFINITY });
    },
    showFailure(retry) {
      const text = document.createElement('span');
      text.textContent = texts.failed;
      text.style.fontWeight = '600';
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.action = 'refresh';
      button.textContent = texts.retry;
      Object.assign(button.style, {
        minBlockSize: '44px',
        padding: '0 20px',
        border: '0',
        borderRadius: '8px',
        font: 'inherit',
        fontWeight: '600',
        color: 'var(--pw-on-accent)',
        background: 'var(--pw-accent)',
        cursor: 'pointer',
      });
      button.addEventListener('click', retry);
      show('alert', title, text, button);
    },
    leave(next) {
      const isFocused = place.contains(document.activeElement);
      place.remove();
      next.style.display = 'block';
      if (isFocused) next.focus();
    },
    remove: () => place.remove(),
  };
}
