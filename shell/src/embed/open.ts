import type { OutgoingMessage } from '@paywidget/shared/host';
import { followRedirect } from '../redirect';
import { createFrame, frameUrl } from './frame';
import { createListeners } from './listeners';
import type { EmbedHandle, EmbedOptions, EventName, Listener } from './options';
import { prefetch } from './prefetch';

/** After this long without a word, listeners of `Error` hear that the frame has probably not loaded. */
const silenceMs = 20_000;

/**
 * Opens the widget in a frame inside the container.
 * @param scriptRoot where this script came from, if that is known
 * @throws Error when there is no such container, or no address to load the widget from
 */
export function open(window: Window, scriptRoot: string | undefined, options: EmbedOptions): EmbedHandle {
  const { document } = window;
  const { container, src = scriptRoot, title = 'Payments' } = options;
  const place = typeof container === 'string' ? document.querySelector(container) : container;
  if (!place) throw new Error(`Paywidget: no container ${container}`);
  if (!src) throw new Error('Paywidget: src is needed');
  const root = new URL(src.endsWith('/') ? src : `${src}/`, document.baseURI);
  const frame = createFrame(document, frameUrl(root.href, options), title);
  const listeners = createListeners();
  const { theme, tokens, payload, user } = options;
  const said = { theme, tokens, payload: { ...payload }, user: { ...(payload?.user as object), ...user } };
  let waiting: string[] | undefined = [];
  const watch = setTimeout(() => {
    const message = `The widget at ${root.origin} does not answer`;
    listeners.tell({ messageType: 'Error', code: 'frame.silent', message });
  }, silenceMs);

  for (const [event, listener] of Object.entries(options.on ?? {}))
    listeners.add(event as EventName, listener as Listener);
  if (options.onMessage) listeners.add('*', options.onMessage);

  const post = (text: string) => frame.contentWindow?.postMessage(text, root.origin);

  /** Before the widget listens, messages wait. */
  function send(message: { type: string; payload?: unknown }) {
    const text = JSON.stringify(message);
    if (waiting) waiting.push(text);
    else post(text);
  }

  /** Also after a reload inside the frame: it then gets what was said last. */
  function answer() {
    clearTimeout(watch);
    const texts = waiting ?? [];
    waiting = undefined;
    send({ type: 'update', payload: { theme: said.theme, tokens: said.tokens } });
    send({ type: 'loaded', payload: { ...said.payload, user: said.user } });
    texts.forEach(post);
  }

  function hear({ source, origin, data }: MessageEvent) {
    if (source !== frame.contentWindow || origin !== root.origin) return;
    const message = read(data);
    if (!message) return;
    if (message.messageType === 'Loaded') answer();
    const isAccepted = listeners.tell(message);
    if (message.messageType === 'Close') unmount();
    if (message.messageType === 'Redirect' && isAccepted) followRedirect(document, message, '_top');
  }

  function unmount() {
    clearTimeout(watch);
    window.removeEventListener('message', hear);
    frame.remove();
  }

  window.addEventListener('message', hear);
  prefetch(document, root);
  place.append(frame);
  return {
    send,
    on: listeners.add,
    unmount,
    update(changes) {
      said.theme = changes.theme ?? said.theme;
      said.tokens = { ...said.tokens, ...changes.tokens };
      Object.assign(said.payload, changes.payload);
      Object.assign(said.user, changes.user);
      // What is not said yet goes with the first answer.
      if (!waiting) send({ type: 'update', payload: changes });
    },
  };
}

function read(data: unknown): OutgoingMessage | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const message: unknown = JSON.parse(data);
    return typeof (message as OutgoingMessage | null)?.messageType === 'string'
      ? (message as OutgoingMessage)
      : undefined;
  } catch {
    return undefined;
  }
}
