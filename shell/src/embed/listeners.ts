import type { OutgoingMessage } from '@paywidget/shared/host';
import type { EventName, Listener } from '../handover/embedOptions';

export interface Listeners {
  /** Adds a listener of one event. Returns an unsubscribe function. `EmbedHandle.on` has the exact types. */
  add(event: EventName, listener: (message: never) => unknown): () => void;
  /**
   * Calls the listeners of the message. Returns false if a listener returned false. If a listener throws, logs the exception
   * and still calls the other listeners.
   */
  emit(message: OutgoingMessage): boolean;
}

export function createListeners(): Listeners {
  const entries = new Set<readonly [event: EventName, listener: Listener]>();
  return {
    add(event, listener) {
      const entry = [event, listener as Listener] as const;
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    emit(message) {
      let isAccepted = true;
      for (const [event, listener] of [...entries]) {
        if (event !== '*' && event !== message.messageType) continue;
        try {
          if (listener(message) === false) isAccepted = false;
        } catch (error) {
          console.error(error);
        }
      }
      return isAccepted;
    },
  };
}
