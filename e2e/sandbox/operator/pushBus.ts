import { type PushName, pushes } from '@paywidget/shared/contract';
import * as z from 'zod/mini';

/** What the server sends unasked, as a socket or an event stream carries it. */
export type Push = { [Name in PushName]: { event: Name; data: z.input<(typeof pushes)[Name]> } }[PushName];

type Listener = (push: Push) => void;

/** Hands pushes to whoever listens for a player at that moment; nobody listening, they are missed. */
export function createPushBus() {
  const listeners = new Map<string, Set<Listener>>();

  return {
    /** @throws when the push breaks the contract. */
    publish(playerId: string, push: Push) {
      z.parse(pushes[push.event] as z.ZodMiniType, push.data);
      for (const listener of listeners.get(playerId) ?? []) listener(push);
    },

    /** Hears a player's pushes until the returned function is called. */
    subscribe(playerId: string, listener: Listener) {
      const ofPlayer = listeners.get(playerId) ?? new Set<Listener>();
      listeners.set(playerId, ofPlayer.add(listener));
      return () => {
        ofPlayer.delete(listener);
        if (ofPlayer.size === 0) listeners.delete(playerId);
      };
    },
  };
}

export type PushBus = ReturnType<typeof createPushBus>;
