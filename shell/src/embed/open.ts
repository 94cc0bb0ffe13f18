import type { OutgoingMessage } from '@paywidget/shared/host';
import { followRedirect } from '../redirect';
import { createFrame, frameUrl, freeName } from './frame';
import { createFramePlaceholder } from './framePlaceholder';
import { createListeners } from './listeners';
import type { EmbedHandle, EmbedOptions, EventName, HostMessage, Listener } from './options';
import { prefetch } from './prefetch';
import { changesIn, remember } from './said';
import { textsFor } from './texts';
import { watchFrame } from './watchFrame';

/**
 * Opens the widget in a frame inside the container. While the frame does not answer, something of the loader's own
 * stands in its place: first that it is loading, then that it has failed, with a way to try again.
 * @param scriptRoot where this script came from, if that is known
 * @throws Error when there is no such container, or no address to load the widget from
 */
export function open(window: Window, scriptRoot: string | undefined, options: EmbedOptions): EmbedHandle {
  const { document } = window;
  const { container, src = scriptRoot, title = 'Payments', transaction } = options;
  const place = typeof container === 'string' ? document.querySelector(container) : container;
  if (!place) throw new Error(`Paywidget: no container ${container}`);
  if (!src) throw new Error('Paywidget: src is needed');
  const root = new URL(src.endsWith('/') ? src : `${src}/`, document.baseURI);
  const listeners = createListeners();
  const { theme, tokens, payload, user } = options;
  const said = { theme, tokens, payload: { ...payload }, user: { ...payload?.user, ...user } };
  const name = freeName(document);
  let waiting: string[] | undefined = [];
  let placeholder: ReturnType<typeof createFramePlaceholder> | undefined;
  let frame = newFrame();
  let watch = watched(frame);

  for (const [event, listener] of Object.entries(options.on ?? {}))
    listeners.add(event as EventName, listener as Listener);
  if (options.onMessage) listeners.add('*', options.onMessage);

  /** In the look of now, and with the name of before: the widget finds an interrupted payment by it. */
  function newFrame() {
    return createFrame(document, name, frameUrl(root.href, { ...said, transaction }), title);
  }

  function watched(watchedFrame: HTMLIFrameElement) {
    return watchFrame(watchedFrame, { slow: () => standIns().showLoading(), silent: fail });
  }

  function standIns() {
    const texts = textsFor(said.user.locale ?? said.user.lang);
    placeholder ??= createFramePlaceholder(frame, { ...said, title, texts });
    return placeholder;
  }

  function fail() {
    // What the host says from here on is for whoever answers next.
    waiting ??= [];
    standIns().showFailure(retry);
    const message = `The widget at ${root.origin} does not answer`;
    listeners.tell({ messageType: 'Error', code: 'frame.silent', message });
  }

  function retry() {
    watch.dispose();
    const failed = frame;
    frame = newFrame();
    frame.style.display = 'none';
    watch = watched(frame);
    failed.replaceWith(frame);
    placeholder?.showLoading();
  }

  const post = (text: string) => frame.contentWindow?.postMessage(text, root.origin);

  /** Before the widget listens, messages wait. */
  function send(message: HostMessage) {
    const text = JSON.stringify(message);
    if (waiting) waiting.push(text);
    else post(text);
  }

  /** Also after a reload inside the frame: it then gets what was said last. */
  function answer() {
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
    const isLoaded = message.messageType === 'Loaded';
    watch.heard(isLoaded);
    placeholder?.leave(frame);
    placeholder = undefined;
    if (isLoaded) answer();
    const isAccepted = listeners.tell(message);
    if (message.messageType === 'Close') unmount();
    if (message.messageType === 'Redirect' && isAccepted) followRedirect(document, message, '_top');
  }

  function unmount() {
    watch.dispose();
    window.removeEventListener('message', hear);
    placeholder?.remove();
    frame.remove();
  }

  window.addEventListener('message', hear);
  prefetch(document, root);
  place.append(frame);
  return {
    send(message) {
      remember(said, changesIn(message));
      send(message);
    },
    on: listeners.add,
    unmount,
    update(changes) {
      remember(said, changes);
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
