import type { OutgoingMessage } from '@paywidget/shared/host';
import type { EventName, Listener } from './options';

export interface Listeners {
  /** A listener of one event is told no other; which of them it takes is for `EmbedHandle` to say. */
  add(event: EventName, listener: (message: never) => unknown): () => void;
  /** Tells everyone; answers whether none of them said `false`. A listener that throws does not keep others from hearing. */
  tell(message: OutgoingMessage): boolean;
}

export function createListeners(): Listeners {
  const entries = new Set<readonly [event: EventName, listener: Listener]>();
  return {
    add(event, listener) {
      const entry = [event, listener as Listener] as const;
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    tell(message) {
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
