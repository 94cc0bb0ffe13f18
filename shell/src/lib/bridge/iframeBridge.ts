import type { TrustedOrigins } from '@paywidget/shared/services';
import type { EarlyStart } from '../../handover/earlyStart';
import type { Log } from '../telemetry/log';
import { awaitLoaded } from './awaitLoaded';
import type { Bridge } from './bridge';
import { HostSilentError } from './errors';
import { createInbox } from './inbox';
import { createParentWindow } from './parentWindow';

const replyTimeoutMs = 10_000;
/** The longest time of a timer: 24 days. */
const longestMs = 2 ** 31 - 1;

interface IframeBridgeOptions {
  window: Window;
  origins: TrustedOrigins;
  version: string;
  log: Log;
  /** True if the host has loaded the page ahead of time. The host answers when the player asks for the widget. */
  isPreloaded?: boolean;
  /** The early script, if it has sent `Loaded` and collected the host's messages while the shell was loading. */
  early?: EarlyStart;
}

/**
 * The bridge to the page around the iframe. Accepts messages only from the parent window at a trusted origin, and posts
 * only to trusted origins.
 */
export function createIframeBridge({
  window,
  origins,
  version,
  log,
  isPreloaded,
  early,
}: IframeBridgeOptions): Bridge {
  const inbox = createInbox(log);
  const parent = createParentWindow(window, origins);
  let isLoadedSent = early !== undefined;
  let stopWaiting = () => {};

  function onMessage(event: MessageEvent) {
    const sender = parent.classify(event);
    if (sender === 'untrusted') log(`Refused a message from ${event.origin}`);
    if (sender === 'host') inbox.receive(event.data);
  }

  const send: Bridge['send'] = (messageType, data) => parent.post(JSON.stringify({ ...data, messageType }));

  function start() {
    stopWaiting();
    const { payload, stop } = awaitLoaded(
      inbox,
      isPreloaded ? longestMs : replyTimeoutMs,
      new HostSilentError(),
    );
    stopWaiting = stop;
    payload.catch(() => {
      const origin = parent.untrustedOrigin();
      if (origin) log(`${origin} is not in the deployment’s allowedOrigins`);
    });
    if (!isLoadedSent) send('Loaded', { version });
    // A retry sends `Loaded` again.
    isLoadedSent = false;
    return payload;
  }

  window.addEventListener('message', onMessage);
  for (const event of early?.handOver() ?? []) onMessage(event);

  return {
    start,
    send,
    on: inbox.on,
    dispose() {
      stopWaiting();
      window.removeEventListener('message', onMessage);
    },
  };
}
