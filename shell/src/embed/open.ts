import type { OutgoingMessage } from '@paywidget/shared/host';
import type {
  EmbedHandle,
  EmbedOptions,
  EmbedUpdate,
  EventName,
  HostMessage,
  Listener,
} from '../handover/embedOptions';
import { followRedirect } from '../lib/bridge/followRedirect';
import { createFrame, frameUrl, freeName } from './frame/frame';
import { applyTheme } from './frame/theme';
import { createFramePlaceholder } from './framePlaceholder';
import { createListeners } from './listeners';
import type { More } from './more/more';
import { prefetch } from './prefetch';
import { textsFor } from './texts';
import { applyUpdate, updateFromMessage } from './updates';
import { watchFrame } from './watchFrame';

/** Calls the function with the second file's features, after the file has loaded. */
export type WithMore = (call: (more: More) => void) => void;

/**
 * Opens the widget in a frame inside the container. Until the frame answers, the loader shows a placeholder instead: first a
 * progress bar, later a failure message with a retry button.
 * @param scriptRoot the URL of the folder from which this script was loaded, if known
 * @param withMore loads the features that only some hosts need
 * @param more the features that only some hosts need, if they have loaded
 * @throws Error if the container does not exist, or if there is no URL from which to load the widget
 */
export function open(
  window: Window,
  scriptRoot: string | undefined,
  options: EmbedOptions,
  withMore: WithMore,
  more?: More,
): EmbedHandle {
  const document = window.document;
  const { modal, src = scriptRoot, title = 'Payments', transaction } = options;
  if (!src) throw new Error('Paywidget: no src');
  const place = modal ? document.body.appendChild(document.createElement('dialog')) : options.container;
  const container = typeof place === 'string' ? document.querySelector(place) : place;
  if (!container) throw new Error(`Paywidget: no container ${place}`);
  const root = new URL(src.endsWith('/') ? src : `${src}/`, document.baseURI);
  const listeners = createListeners();
  const { theme, tokens, payload, user } = options;
  const current = { theme, tokens, payload: { ...payload }, user: { ...payload?.user, ...user } };
  const spare = more?.takeSpare(container, options);
  const name = spare?.name ?? freeName(document);
  let detach = () => {};
  let queue: string[] | undefined = [];
  let placeholder: ReturnType<typeof createFramePlaceholder> | undefined;
  let frame = newFrame(spare);
  let watch = watchNewFrame(frame);

  for (const [event, listener] of Object.entries(options.on ?? {}))
    listeners.add(event as EventName, listener as Listener);
  if (options.onMessage) listeners.add('*', options.onMessage);

  /** Uses the current theme, and always the same name: by this name the widget finds an interrupted payment. */
  function newFrame(
    created = createFrame(document, name, frameUrl(root.href, { ...current, transaction }), title),
  ) {
    applyTheme(created, current);
    return created;
  }

  function change(changes: EmbedUpdate) {
    applyUpdate(current, changes);
    applyTheme(frame, current);
  }

  function watchNewFrame(watchedFrame: HTMLIFrameElement) {
    return watchFrame(watchedFrame, () => getPlaceholder().showLoading(), fail);
  }

  function getPlaceholder() {
    const texts = textsFor(current.user.locale ?? current.user.lang);
    placeholder ??= createFramePlaceholder(frame, { ...current, title, texts });
    return placeholder;
  }

  function fail() {
    // Messages from now on are for the next page that sends `Loaded`.
    queue ??= [];
    getPlaceholder().showFailure(retry);
    // A wrong address, a page of another origin that the deployment does not list, or a policy of either page.
    const message = `${root} does not answer. Is ${location.origin} in its allowedOrigins?`;
    console.error(message);
    listeners.emit({ messageType: 'Error', code: 'frame.silent', message });
  }

  function retry() {
    watch.stop();
    const failed = frame;
    frame = newFrame();
    frame.style.display = 'none';
    watch = watchNewFrame(frame);
    failed.replaceWith(frame);
    placeholder?.showLoading();
  }

  const post = (text: string) => frame.contentWindow?.postMessage(text, root.origin);

  /** Queues messages until the widget is loaded. */
  function send(message: HostMessage) {
    const text = JSON.stringify(message);
    if (queue) queue.push(text);
    else post(text);
  }

  /** Answers `Loaded`, also after a reload inside the frame: with the current options, then the queued messages. */
  function sendState() {
    const texts = queue ?? [];
    queue = undefined;
    send({ type: 'update', payload: { theme: current.theme, tokens: current.tokens } });
    send({ type: 'loaded', payload: { ...current.payload, user: current.user } });
    texts.forEach(post);
  }

  function onMessage({ source, origin, data }: MessageEvent) {
    if (source !== frame.contentWindow || origin !== root.origin) return;
    const message = parseMessage(data);
    // Only JSON text of an object with a type is a message.
    if (!message?.messageType) return;
    const isLoaded = message.messageType === 'Loaded';
    watch.onMessage(isLoaded);
    placeholder?.showFrame(frame);
    placeholder = undefined;
    if (isLoaded) sendState();
    const isAccepted = listeners.emit(message);
    if (message.messageType === 'Close') unmount();
    if (message.messageType === 'Redirect' && isAccepted) followRedirect(document, message, '_top');
  }

  function unmount() {
    watch.stop();
    window.removeEventListener('message', onMessage);
    placeholder?.remove();
    frame.remove();
    detach();
  }

  window.addEventListener('message', onMessage);
  if (!spare) {
    container.append(frame);
    // After the frame, because the frame's page must not wait for this file.
    prefetch(document, root, transaction);
  }
  const handle: EmbedHandle = {
    send(message) {
      change(updateFromMessage(message));
      send(message);
    },
    on: listeners.add,
    unmount,
    update(changes) {
      change(changes);
      // Before the first answer there is nothing to send: the answer will include the changes.
      if (!queue) send({ type: 'update', payload: changes });
    },
  };
  if (modal || options.height)
    withMore(({ attach }) => {
      detach = attach(handle, options, container, () => frame, listeners.emit);
    });
  return handle;
}

function parseMessage(data: unknown): OutgoingMessage | undefined {
  try {
    return JSON.parse(data as string);
  } catch {
    return undefined;
  }
}
