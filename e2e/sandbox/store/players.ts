import type { Store } from './database';
import { randomId } from './randomId';

/** What the host knows of its player beyond country and currency. */
export interface Profile {
  name: string;
  email: string;
  phone: string;
  lang: string;
  platform: string;
  widgetViewType: string;
  hasAdditionalAccount: boolean;
}

export interface Player {
  id: string;
  country: string;
  currency: string;
  profile: Profile;
}

interface PlayerRow {
  id: string;
  country: string;
  currency: string;
  profile: string;
}

const columns = 'players.id, country, currency, profile';

const toPlayer = (row: PlayerRow | undefined): Player | undefined =>
  row && { ...row, profile: JSON.parse(row.profile) as Profile };

/** Players and the tokens they sign in with. */
export function createPlayers(store: Store) {
  const issueToken = (playerId: string, expiresAt?: number) => {
    const token = randomId('tok');
    store.run(
      'INSERT INTO tokens (token, player_id, expires_at) VALUES (?, ?, ?)',
      token,
      playerId,
      expiresAt ?? null,
    );
    return token;
  };

  return {
    issueToken,

    create(player: Omit<Player, 'id'>, at: number): Player {
      const id = randomId('plr');
      const { country, currency, profile } = player;
      store.run(
        'INSERT INTO players (id, country, currency, profile, created_at) VALUES (?, ?, ?, ?, ?)',
        id,
        country,
        currency,
        JSON.stringify(profile),
        at,
      );
      return { id, ...player };
    },

    find: (id: string) => toPlayer(store.first<PlayerRow>(`SELECT ${columns} FROM players WHERE id = ?`, id)),

    /** The player whom a token names, as long as it is good. */
    byToken: (token: string, now: number) =>
      toPlayer(
        store.first<PlayerRow>(
          `SELECT ${columns} FROM tokens JOIN players ON players.id = player_id
             WHERE token = ? AND revoked = 0 AND (expires_at IS NULL OR expires_at > ?)`,
          token,
          now,
        ),
      ),

    /** The player whom a token named at any time, or whose id it is: for the sandbox's own questions. */
    known: (tokenOrId: string) =>
      toPlayer(
        store.first<PlayerRow>(
          `SELECT DISTINCT ${columns} FROM players LEFT JOIN tokens ON players.id = player_id
             WHERE token = ? OR players.id = ?`,
          tokenOrId,
          tokenOrId,
        ),
      ),

    revokeToken: (token: string) => store.run('UPDATE tokens SET revoked = 1 WHERE token = ?', token),

    expireToken: (token: string, at: number) =>
      store.run('UPDATE tokens SET expires_at = ? WHERE token = ?', at, token),
  };
}

export type Players = ReturnType<typeof createPlayers>;
