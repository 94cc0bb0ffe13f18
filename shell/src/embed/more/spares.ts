import type { EmbedOptions, PreloadOptions } from '../../handover/embedOptions';
import { createFrame, frameUrl, freeName } from '../frame/frame';
import { applyTheme } from '../frame/theme';

export interface Spares {
  /**
   * Loads the widget into a hidden frame. The next `open` uses this frame. With a `trigger`, waits until the pointer or the
   * focus is on this element.
   */
  preload(options?: PreloadOptions): void;
  /** If the preloaded frame fits the options, moves it into the container. Otherwise removes it. */
  takeSpare(container: Element, options: EmbedOptions): HTMLIFrameElement | undefined;
}

/**
 * How long a frame that cannot be moved is kept after its page has loaded, in ms. Its files are in the cache after this
 * time.
 */
const cachingMs = 4_000;

interface Spare {
  /** The options for which the frame was loaded: the same for each `open` that may take the frame. */
  key: string;
  frame: HTMLIFrameElement;
  /** The frame's messages, kept for the loader that takes the frame. */
  messages: MessageEvent[];
  /** True once its page has loaded. */
  isLoaded: boolean;
  dispose(): void;
}

/** If the player does not open a frame for this long, in ms, its lists are old. It is loaded again. */
const freshMs = 300_000;

/**
 * Keeps one hidden frame with the widget. The widget has loaded, and has the first screen or waits for the player's data. If
 * a browser cannot move a frame without a reload, only its files are kept, in the cache that the browser has for frames of
 * this page.
 */
export function createSpares(window: Window, scriptRoot?: string): Spares {
  const { document } = window;
  const canMove = 'moveBefore' in Element.prototype;
  let spare: Spare | undefined;

  const rootOf = (src = scriptRoot ?? '') =>
    new URL(src.endsWith('/') ? src : `${src}/`, document.baseURI).href;
  /** The deployment, the transaction and, if the frame was loaded for a player, all options except the token. */
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
    // The widget then waits for its host without a time limit.
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
      // The loader starts to listen in this task. Then repeat the frame's messages and its `load` event.
      queueMicrotask(() => {
        for (const message of messages) window.dispatchEvent(copyOf(message));
        if (isLoaded) frame.dispatchEvent(new Event('load'));
      });
      return frame;
    },
  };

  /** A widget has the lowest free name, also after a reload of a page that did not preload it. */
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
