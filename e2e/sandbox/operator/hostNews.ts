import * as z from 'zod/mini';

/** What a casino's own server has to tell its page, which passes it on to the widget (contract, "Host messages"). */
export const HostNews = z.strictObject({
  player: z.string(),
  type: z.string(),
  payload: z.optional(z.unknown()),
});

type News = Omit<z.infer<typeof HostNews>, 'player'>;
type Listener = (news: News) => void;

/** Hands the casino's news to the pages that listen for a player; they never go over the operator's own socket. */
export function createHostNews() {
  const listeners = new Set<readonly [playerId: string, listener: Listener]>();
  return {
    /** Answers with how many pages heard it. */
    publish(playerId: string, news: News): number {
      const hearing = [...listeners].filter(([id]) => id === playerId);
      for (const [, listener] of hearing) listener(news);
      return hearing.length;
    },

    /** Hears a player's news until the returned function is called. */
    subscribe(playerId: string, listener: Listener): () => void {
      const entry = [playerId, listener] as const;
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}
