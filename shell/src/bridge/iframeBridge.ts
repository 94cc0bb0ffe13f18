import type { EarlyStart } from '../early';
import type { Log } from '../log';
import { awaitLoaded } from './awaitLoaded';
import type { Bridge } from './bridge';
import { HostSilentError } from './errors';
import { createInbox } from './inbox';
import { createParentWindow } from './parentWindow';
import type { TrustedOrigins } from './trustedOrigins';

const answerLimitMs = 10_000;

interface IframeBridgeOptions {
  window: Window;
  origins: TrustedOrigins;
  version: string;
  log: Log;
  /** What has spoken with the host while the shell was still on its way. */
  early?: EarlyStart;
}

/** The host is the page around the iframe. Only that very window, at a trusted origin, is heard or told anything. */
export function createIframeBridge({ window, origins, version, log, early }: IframeBridgeOptions): Bridge {
  const inbox = createInbox(log);
  const parent = createParentWindow(window, origins);
  let hasSaidLoaded = early !== undefined;
  let stopWaiting = () => {};

  function hear(event: MessageEvent) {
    const whose = parent.judge(event);
    if (whose === 'stranger') log(`Refused a message from ${event.origin}`);
    if (whose === 'host') inbox.receive(event.data);
  }

  const send: Bridge['send'] = (messageType, data) => parent.post(JSON.stringify({ ...data, messageType }));

  function start() {
    stopWaiting();
    const { payload, stop } = awaitLoaded(inbox, answerLimitMs, new HostSilentError());
    stopWaiting = stop;
    if (!hasSaidLoaded) send('Loaded', { version });
    hasSaidLoaded = false;
    return payload;
  }

  window.addEventListener('message', hear);
  for (const event of early?.handOver() ?? []) hear(event);

  return {
    start,
    send,
    on: inbox.on,
    dispose() {
      stopWaiting();
      window.removeEventListener('message', hear);
    },
  };
}
