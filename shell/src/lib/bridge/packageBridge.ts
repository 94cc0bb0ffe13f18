import type { OutgoingMessage } from '@paywidget/shared/host';
import type { Log } from '../telemetry/log';
import type { Bridge } from './bridge';
import { createInbox } from './inbox';

interface PackageBridgeOptions {
  /** As passed by the host application, not yet validated. */
  payload: unknown;
  user: unknown;
  onMessage: (message: OutgoingMessage) => void;
  version: string;
  log: Log;
}

export interface PackageBridge extends Bridge {
  /** Accepts one message `{ type, payload }` from the host application. */
  receive(message: unknown): void;
}

/**
 * The bridge to an application that renders the widget in its page. The messages are the same as in a frame, without windows
 * or waiting.
 */
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
      return loadedPayloadFrom(payload, user);
    },
    dispose() {
      isDisposed = true;
    },
  };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Builds the payload that a frame's host would send in `loaded`. Without a payload, every field has its default. An invalid
 * payload is returned unchanged, and fails later, when it is parsed.
 */
function loadedPayloadFrom(payload: unknown = {}, user: unknown): unknown {
  if (!isFields(payload) || !isFields(user)) return payload;
  return { ...payload, user: { ...(isFields(payload.user) && payload.user), ...user } };
}
