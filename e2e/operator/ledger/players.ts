import type { Store } from './database';
import { randomId } from './randomId';

/** The host's data about a player, besides country and currency. */
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

/** Stores players and their access tokens. */
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

    /** Returns the player of a valid token. Returns undefined for a revoked, expired or unknown token. */
    findByToken: (token: string, now: number) =>
      toPlayer(
        store.first<PlayerRow>(
          `SELECT ${columns} FROM tokens JOIN players ON players.id = player_id
             WHERE token = ? AND revoked = 0 AND (expires_at IS NULL OR expires_at > ?)`,
          token,
          now,
        ),
      ),

    /** Returns the player with this id or this token, even if the token is revoked or expired. For the control API. */
    findByTokenOrId: (tokenOrId: string) =>
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
