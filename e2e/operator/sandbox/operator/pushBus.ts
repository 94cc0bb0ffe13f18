import { type PushName, pushes } from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { inOtherForms } from './wireForms';

/** A server push, as the socket or the event stream carries it. */
export type Push = { [Name in PushName]: { event: Name; data: z.input<(typeof pushes)[Name]> } }[PushName];

/** Creates a channel that delivers messages to the current subscribers of a player. It keeps no messages. */
export function createPlayerChannel<Message>() {
  type Listener = (message: Message) => void;
  const listeners = new Map<string, Set<Listener>>();

  return {
    /** Returns the number of subscribers that received the message. */
    publish(playerId: string, message: Message): number {
      const subscribed = [...(listeners.get(playerId) ?? [])];
      for (const listener of subscribed) listener(message);
      return subscribed.length;
    },

    /** Subscribes to a player's messages. Returns an unsubscribe function. */
    subscribe(playerId: string, listener: Listener): () => void {
      const subscribed = listeners.get(playerId) ?? new Set<Listener>();
      listeners.set(playerId, subscribed.add(listener));
      return () => {
        subscribed.delete(listener);
        if (subscribed.size === 0) listeners.delete(playerId);
      };
    },
  };
}

/** Creates the channel for server pushes. */
export function createPushBus({ variesForms = false } = {}) {
  const { publish, subscribe } = createPlayerChannel<Push>();

  return {
    subscribe,

    /** Sends a push to the player. @throws ZodError if the push breaks the contract. */
    publish(playerId: string, push: Push) {
      const schema = pushes[push.event] as z.ZodMiniType;
      const sent = variesForms ? { ...push, data: inOtherForms(schema, push.data, push.event) } : push;
      z.parse(schema, sent.data);
      publish(playerId, sent as Push);
    },
  };
}

export type PushBus = ReturnType<typeof createPushBus>;
