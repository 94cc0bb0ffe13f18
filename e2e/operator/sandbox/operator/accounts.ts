import { type Ledger, playerAccount } from '../../ledger/ledger';
import type { Player } from '../../ledger/players';
import { fromUnits } from '../../ledger/units';
import { isCoinCurrency } from './boxes';
import type { Operator } from './operator';

/** Returns the ledger account that a withdrawal debits. */
export const accountOf = (player: Player, account: 'main' | 'additional', currency: string) =>
  playerAccount(player.id, isCoinCurrency(currency) ? 'coins' : account);

/** Returns a player's balances as decimal text. */
export function balancesOf(ledger: Ledger, player: Player) {
  const balance = (account: string, currency: string) =>
    fromUnits(ledger.balance(playerAccount(player.id, account), currency));
  return {
    main: balance('main', player.currency),
    ...(player.profile.hasAdditionalAccount && { additional: balance('additional', player.currency) }),
    coins: { GC: balance('coins', 'GC'), SC: balance('coins', 'SC') },
  };
}

/** The house account that receives a player's stakes and pays the winnings. */
const gamesAccount = (player: Player) => `house:games:${player.id}`;

/**
 * Returns the sweep coins in units that the player must still stake: half of the coins bought with boxes, less the stakes.
 */
export function unplayedOf(ledger: Ledger, player: Player): bigint {
  const bought = ledger.unitsReceived(playerAccount(player.id, 'coins'), 'SC', 'deposit');
  const staked = ledger.unitsReceived(gamesAccount(player), 'SC', 'stake');
  const left = bought / 2n - staked;
  return left > 0n ? left : 0n;
}

/** Returns the redeemable sweep coins in units: the balance less the coins that must still be staked. */
export function redeemableOf(ledger: Ledger, player: Player): bigint {
  const free = ledger.balance(playerAccount(player.id, 'coins'), 'SC') - unplayedOf(ledger, player);
  return free > 0n ? free : 0n;
}

/** Stakes sweep coins in a game and wins them back. */
export function play({ ledger, clock }: Pick<Operator, 'ledger' | 'clock'>, player: Player, units: bigint) {
  const [own, games] = [playerAccount(player.id, 'coins'), gamesAccount(player)];
  const common = { currency: 'SC', units, subject: player.id, at: clock.now() };
  ledger.transfer({ from: own, to: games, reason: 'stake', ...common });
  ledger.transfer({ from: games, to: own, reason: 'win', ...common });
}

/** Returns the player as the `user` that the host passes to the widget. See docs/rules/start.md. */
export function userOf(ledger: Ledger, player: Player, token: string) {
  const { main, additional } = balancesOf(ledger, player);
  const { country, currency, profile } = player;
  return {
    id: player.id,
    id_user: player.id,
    hash_id: player.id.slice(-8),
    name: profile.name,
    email: profile.email,
    phone: profile.phone,
    lang: profile.lang,
    country,
    paymentGeo: country,
    currency,
    platform: profile.platform,
    role: 1,
    partner_key: 'lagoon',
    token,
    timezone: 'UTC',
    widgetViewType: profile.widgetViewType,
    balanceData: {
      primary: { amount: main, currency },
      ...(additional !== undefined && { additional: { amount: additional, currency } }),
    },
  };
}
