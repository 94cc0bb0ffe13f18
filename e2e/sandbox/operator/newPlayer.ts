import * as z from 'zod/mini';
import { playerAccount } from '../store/ledger';
import type { Player } from '../store/players';
import { toUnits } from '../store/units';
import type { Operator } from './operator';
import { worthOfDollars } from './rates';

const amount = z.union([z.number(), z.string()]);

/** Who the host signs in. Only country and currency have to be said. */
export const NewPlayer = z.strictObject({
  country: z.string().check(z.regex(/^[A-Za-z]{2}$/)),
  currency: z.string().check(z.regex(/^[A-Z]{2,5}$/)),
  lang: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  platform: z.optional(z.enum(['desktop', 'mobile', 'android', 'ios'])),
  widgetViewType: z.optional(z.enum(['main', 'sweep', 'cryptobalance'])),
  /** Opening balances; `additional` opens that account. */
  balance: z.optional(
    z.strictObject({
      main: z.optional(amount),
      additional: z.optional(amount),
      GC: z.optional(amount),
      SC: z.optional(amount),
    }),
  ),
  /** Seconds that the first token is good for; without it, for ever. */
  tokenLifetime: z.optional(z.number()),
});
export type NewPlayer = z.infer<typeof NewPlayer>;

/** Signs a player up, with opening balances that the house pays. */
export function signUp(
  { players, ledger, clock, store }: Operator,
  wanted: NewPlayer,
): { player: Player; token: string } {
  const { country, currency, balance = {} } = wanted;
  const isSweep = wanted.widgetViewType === 'sweep';
  const now = clock.now();
  const opening = [
    { account: 'main', currency, amount: balance.main ?? worthOfDollars(1000, currency) },
    { account: 'additional', currency, amount: balance.additional ?? 0 },
    { account: 'coins', currency: 'GC', amount: balance.GC ?? (isSweep ? 50_000 : 0) },
    { account: 'coins', currency: 'SC', amount: balance.SC ?? (isSweep ? 120 : 0) },
  ];
  return store.transaction(() => {
    const profile = {
      name: wanted.name ?? 'Sam Player',
      email: wanted.email ?? 'sam@casino.example',
      phone: wanted.phone ?? '',
      lang: wanted.lang ?? 'en',
      platform: wanted.platform ?? 'desktop',
      widgetViewType: wanted.widgetViewType ?? 'main',
      hasAdditionalAccount: balance.additional !== undefined,
    };
    const player = players.create({ country: country.toLowerCase(), currency, profile }, now);
    for (const entry of opening) {
      const units = toUnits(entry.amount);
      if (units <= 0n) continue;
      const to = playerAccount(player.id, entry.account);
      const of = { currency: entry.currency, units, reason: 'opening balance', subject: player.id, at: now };
      ledger.transfer({ from: 'house:opening', to, ...of });
    }
    const expiresAt = wanted.tokenLifetime === undefined ? undefined : now + wanted.tokenLifetime * 1000;
    return { player, token: players.issueToken(player.id, expiresAt) };
  });
}
