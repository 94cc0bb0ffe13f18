import type { OutgoingMessage } from '@paywidget/shared/host';
import type { Log } from '../log';
import type { Bridge } from './bridge';
import { createInbox } from './inbox';

interface PackageBridgeOptions {
  /** As the host application passed them. */
  payload: unknown;
  user: unknown;
  onMessage: (message: OutgoingMessage) => void;
  version: string;
  log: Log;
}

export interface PackageBridge extends Bridge {
  /** The host application's way in: one message, `{ type, payload }`. */
  receive(message: unknown): void;
}

/** The host is the application that renders the widget: no windows and no waiting, the same messages. */
export function createPackageBridge({
  payload,
  user,
  onMessage,
  version,
  log,
}: PackageBridgeOptions): PackageBridge {
  const inbox = createInbox(log);
  let isDisposed = false;

  const send: Bridge['send'] = (messageType, data) => {
    if (isDisposed) return;
    try {
      onMessage({ ...data, messageType } as OutgoingMessage);
    } catch (error) {
      log(`The host's listener failed on ${messageType}`, error);
    }
  };

  return {
    receive: inbox.receive,
    on: inbox.on,
    send,
    start: async () => {
      send('Loaded', { version });
      return answerOf(payload, user);
    },
    dispose() {
      isDisposed = true;
    },
  };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a frame's host would have answered. No payload is a host that leaves everything as it is; a broken one stays so. */
function answerOf(payload: unknown = {}, user: unknown): unknown {
  if (!isFields(payload) || !isFields(user)) return payload;
  return { ...payload, user: { ...(isFields(payload.user) && payload.user), ...user } };
}
