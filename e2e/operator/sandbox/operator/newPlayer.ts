import * as z from 'zod/mini';
import { languageOf } from '../../catalogue';
import { playerAccount } from '../../ledger/ledger';
import type { Player } from '../../ledger/players';
import { toUnits } from '../../ledger/units';
import type { Operator } from './operator';
import { roundedFromDollars } from './rates';

const amount = z.union([z.number(), z.string()]);

/** Request to sign up a player. Only country and currency are required. */
export const NewPlayer = z.strictObject({
  country: z.string().check(z.regex(/^[A-Za-z]{2}$/)),
  currency: z.string().check(z.regex(/^[A-Z]{2,5}$/)),
  /** By default the language of the country. */
  lang: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  platform: z.optional(z.enum(['desktop', 'mobile', 'android', 'ios'])),
  widgetViewType: z.optional(z.enum(['main', 'sweep', 'cryptobalance'])),
  /** Opening balances. `additional` also opens the additional account. */
  balance: z.optional(
    z.strictObject({
      main: z.optional(amount),
      additional: z.optional(amount),
      GC: z.optional(amount),
      SC: z.optional(amount),
    }),
  ),
  /** Seconds until the first token expires. Without it, the token does not expire. */
  tokenLifetime: z.optional(z.number()),
});
export type NewPlayer = z.infer<typeof NewPlayer>;

/** Creates a player with opening balances from the house account and a token. */
export function signUp(
  { players, ledger, clock, store }: Operator,
  request: NewPlayer,
): { player: Player; token: string } {
  const { country, currency, balance = {} } = request;
  const isSweep = request.widgetViewType === 'sweep';
  const now = clock.now();
  const opening = [
    { account: 'main', currency, amount: balance.main ?? roundedFromDollars(1000, currency) },
    { account: 'additional', currency, amount: balance.additional ?? 0 },
    { account: 'coins', currency: 'GC', amount: balance.GC ?? (isSweep ? 50_000 : 0) },
    { account: 'coins', currency: 'SC', amount: balance.SC ?? (isSweep ? 120 : 0) },
  ];
  return store.transaction(() => {
    const profile = {
      name: request.name ?? 'Sam Player',
      email: request.email ?? 'sam@casino.example',
      phone: request.phone ?? '',
      lang: request.lang ?? languageOf(country),
      platform: request.platform ?? 'desktop',
      widgetViewType: request.widgetViewType ?? 'main',
      hasAdditionalAccount: balance.additional !== undefined,
    };
    const player = players.create({ country: country.toLowerCase(), currency, profile }, now);
    for (const entry of opening) {
      const units = toUnits(entry.amount);
      if (units <= 0n) continue;
      const to = playerAccount(player.id, entry.account);
      const rest = {
        currency: entry.currency,
        units,
        reason: 'opening balance',
        subject: player.id,
        at: now,
      };
      ledger.transfer({ from: 'house:opening', to, ...rest });
    }
    const expiresAt = request.tokenLifetime === undefined ? undefined : now + request.tokenLifetime * 1000;
    return { player, token: players.issueToken(player.id, expiresAt) };
  });
}
