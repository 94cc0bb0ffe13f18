import type { Bridge } from '../../lib/bridge';

/** A bridge to any host. `receive`: the host application calls this method, as in package mode. */
export type WatchedBridge = Bridge & { receive?: (message: unknown) => void };

/** Prints a message without tokens, because people often paste the output into a ticket. */
function print(direction: 'sent' | 'received', message: unknown, origin?: string) {
  const shown = withoutTokens(typeof message === 'string' ? parsed(message) : message);
  if (origin === undefined) console.info(`[paywidget] ${direction}`, shown);
  else console.info(`[paywidget] ${direction}`, origin, shown);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function withoutTokens(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTokens);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, /token/i.test(name) ? '…' : withoutTokens(field)]),
  );
}

/**
 * Prints all messages between the widget and its host: window messages in a frame, the calls of a native app, and the calls
 * of a host application. Returns a function that stops the printing.
 */
export function watchMessages(window: Window, bridge: WatchedBridge): () => void {
  const { send, receive } = bridge;
  const receiveFromApp = window.paywidgetMessage;
  const isPackage = receive !== undefined;

  bridge.send = (messageType, data) => {
    print('sent', { ...data, messageType });
    send(messageType, data);
  };
  if (receive) {
    bridge.receive = (message) => {
      print('received', message);
      receive(message);
    };
  }
  const receiveAndPrint = (message: unknown) => {
    print('received', message);
    receiveFromApp?.(message);
  };
  if (receiveFromApp) window.paywidgetMessage = receiveAndPrint;
  // In package mode, window messages belong to the host application.
  const onWindowMessage = (event: MessageEvent) => print('received', event.data, event.origin);
  if (!isPackage) window.addEventListener('message', onWindowMessage);

  return () => {
    bridge.send = send;
    if (isPackage) bridge.receive = receive;
    if (window.paywidgetMessage === receiveAndPrint) window.paywidgetMessage = receiveFromApp;
    window.removeEventListener('message', onWindowMessage);
  };
}
