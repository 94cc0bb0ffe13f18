import type { EmbedOptions, PreloadOptions } from '../../handover/embedOptions';
import { createFrame, frameUrl, freeName } from '../frame/frame';
import { applyTheme } from '../frame/theme';

export interface Spares {
  /**
   * Loads the widget into a hidden frame, which the next `open` uses. With a `trigger`, waits until the pointer or the focus is
   * on that element.
   */
  preload(options?: PreloadOptions): void;
  /** Moves the preloaded frame into the container, if it fits the options. Removes it if it does not. */
  takeSpare(container: Element, options: EmbedOptions): HTMLIFrameElement | undefined;
}

/** How long a frame that cannot be moved is kept after its page has loaded, in ms: until its files are in the cache. */
const cachingMs = 4_000;

interface Spare {
  /** What the frame was loaded for: the same for the options of the `open` that may take it. */
  key: string;
  frame: HTMLIFrameElement;
  /** The frame's messages, which are for the loader that takes the frame. */
  messages: MessageEvent[];
  /** True once its page has loaded. */
  isLoaded: boolean;
  dispose(): void;
}

/** A frame that the player does not open for this long shows old lists. It is loaded again, in ms. */
const freshMs = 300_000;

/**
 * Keeps one hidden frame with the widget, which has loaded, and has the first screen or waits for the player's data. A browser that
 * cannot move a frame without a reload keeps only its files, in the cache that it has for frames of this page.
 */
export function createSpares(window: Window, scriptRoot?: string): Spares {
  const { document } = window;
  const canMove = 'moveBefore' in Element.prototype;
  let spare: Spare | undefined;

  const rootOf = (src = scriptRoot ?? '') =>
    new URL(src.endsWith('/') ? src : `${src}/`, document.baseURI).href;
  /** The deployment, the transaction and, if the frame was loaded for a player, all but the token. */
  const keyOf = ({ src, transaction, user, payload }: PreloadOptions, hasPlayer: boolean) => {
    const player = hasPlayer && { ...payload, user: { ...payload?.user, ...user, token: undefined } };
    return JSON.stringify([new URL(transaction ?? '', rootOf(src)).href, player]);
  };
  const hasPlayer = ({ user, payload }: PreloadOptions) => Boolean((user ?? payload?.user)?.token);

  function drop() {
    spare?.dispose();
    spare?.frame.remove();
    spare = undefined;
  }

  function load(options: PreloadOptions) {
    const key = keyOf(options, hasPlayer(options));
    if (spare?.key === key) return;
    drop();
    const { src, theme, tokens, user, payload } = options;
    const url = new URL(frameUrl(rootOf(src), options));
    // The widget then waits for its host without an end.
    url.searchParams.set('preload', '1');
    const frame = createFrame(document, freeName(document), url.href, 'Payments');
    applyTheme(frame, options);
    frame.inert = true;
    frame.style.cssText += ';position:fixed;inset-block-start:0;inset-inline-start:-200vw;visibility:hidden';
    const { origin } = url;
    const post = (message: object) => frame.contentWindow?.postMessage(JSON.stringify(message), origin);
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      created.messages.push(event);
      if (!hasPlayer(options) || !String(event.data).includes('"Loaded"')) return;
      post({ type: 'update', payload: { theme, tokens } });
      post({ type: 'loaded', payload: { ...payload, user: { ...payload?.user, ...user } } });
    };
    const timer = setTimeout(() => drop(), freshMs);
    const created: Spare = {
      key,
      frame,
      messages: [],
      isLoaded: false,
      dispose() {
        clearTimeout(timer);
        window.removeEventListener('message', onMessage);
      },
    };
    spare = created;
    window.addEventListener('message', onMessage);
    frame.addEventListener('load', () => {
      created.isLoaded = true;
    });
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
      const keys = [keyOf(options, true), keyOf(options, false)];
      const fits =
        canMove && container.isConnected && taken && keys.includes(taken.key) && hasLowestName(taken.frame);
      if (!fits) {
        drop();
        return undefined;
      }
      spare = undefined;
      taken.dispose();
      const { frame, messages, isLoaded } = taken;
      frame.inert = false;
      for (const name of ['position', 'inset-block-start', 'inset-inline-start', 'visibility'])
        frame.style.removeProperty(name);
      if (options.title) frame.title = options.title;
      container.moveBefore(frame, null);
      // Once the loader listens, it hears again what the frame has sent, and that the page has loaded.
      queueMicrotask(() => {
        for (const message of messages) window.dispatchEvent(copyOf(message));
        if (isLoaded) frame.dispatchEvent(new Event('load'));
      });
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
