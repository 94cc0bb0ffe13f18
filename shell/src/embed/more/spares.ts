import { createFrame, frameUrl, freeName } from '../frame';
import type { EmbedOptions, PreloadOptions } from '../options';
import { applyTheme } from '../theme';
import type { More } from './more';

/** How long a frame that cannot be moved is kept after its page has loaded, in ms: until its files are in the cache. */
const cachingMs = 4_000;

interface Spare {
  /** Of the deployment, and the transaction. */
  address: string;
  frame: HTMLIFrameElement;
  /** The frame's `Loaded`, which is for the loader that takes the frame. */
  loaded?: MessageEvent;
  dispose(): void;
}

/**
 * Keeps one hidden frame with the widget, which has loaded and waits for the player's data. A browser that cannot move a
 * frame without a reload keeps only its files, in the cache that it has for frames of this page.
 */
export function createSpares(window: Window, scriptRoot?: string): Pick<More, 'preload' | 'takeSpare'> {
  const { document } = window;
  const canMove = 'moveBefore' in Element.prototype;
  let spare: Spare | undefined;

  const rootOf = (src = scriptRoot ?? '') =>
    new URL(src.endsWith('/') ? src : `${src}/`, document.baseURI).href;
  const addressOf = ({ src, transaction }: Pick<EmbedOptions, 'src' | 'transaction'>) =>
    new URL(transaction ?? '', rootOf(src)).href;

  function drop() {
    spare?.dispose();
    spare?.frame.remove();
    spare = undefined;
  }

  function load({ src, transaction, theme, locale }: PreloadOptions) {
    const address = addressOf({ src, transaction });
    if (spare?.address === address) return;
    drop();
    const url = new URL(frameUrl(rootOf(src), { transaction, theme, user: { locale } }));
    // The widget then waits for its host without an end.
    url.searchParams.set('preload', '1');
    const frame = createFrame(document, freeName(document), url.href, 'Payments');
    applyTheme(frame, { theme });
    frame.inert = true;
    frame.style.cssText += ';position:fixed;inset-block-start:0;inset-inline-start:-200vw;visibility:hidden';
    const { origin } = url;
    const onMessage = (event: MessageEvent) => {
      const isLoaded = event.source === frame.contentWindow && event.origin === origin;
      if (isLoaded && String(event.data).includes('"Loaded"')) created.loaded ??= event;
    };
    const created: Spare = {
      address,
      frame,
      dispose: () => window.removeEventListener('message', onMessage),
    };
    spare = created;
    window.addEventListener('message', onMessage);
    if (!canMove)
      frame.addEventListener('load', () => setTimeout(() => spare === created && drop(), cachingMs));
    document.body.append(frame);
  }

  return {
    preload({ trigger, ...options } = {}) {
      const element = typeof trigger === 'string' ? document.querySelector(trigger) : trigger;
      if (!element) {
        if (!trigger) load(options);
        return;
      }
      const start = () => load(options);
      for (const event of ['pointerenter', 'focusin', 'touchstart'])
        element.addEventListener(event, start, { passive: true });
    },
    takeSpare(container, options) {
      const taken = spare;
      const fits =
        canMove && container.isConnected && taken?.address === addressOf(options) && hasLowestName(taken.frame);
      if (!taken || !fits) {
        drop();
        return undefined;
      }
      spare = undefined;
      taken.dispose();
      const { frame, loaded } = taken;
      frame.inert = false;
      for (const name of ['position', 'inset-block-start', 'inset-inline-start', 'visibility'])
        frame.style.removeProperty(name);
      if (options.title) frame.title = options.title;
      container.moveBefore(frame, null);
      if (loaded) queueMicrotask(() => window.dispatchEvent(copyOf(loaded)));
      return frame;
    },
  };

  /** A widget has the lowest free name, also after a reload of the page that did not preload it. */
  function hasLowestName(frame: HTMLIFrameElement): boolean {
    const { name } = frame;
    frame.removeAttribute('name');
    const lowest = freeName(document);
    frame.setAttribute('name', name);
    return name === lowest;
  }
}

const copyOf = ({ data, origin, source }: MessageEvent) =>
  new MessageEvent('message', { data, origin, source });
