import { type Ledger, playerAccount } from '../store/ledger';
import type { Player } from '../store/players';
import { fromUnits } from '../store/units';
import { coinCode, isCoinCurrency } from './boxes';

/** The ledger account that a withdrawal comes from. */
export const accountOf = (player: Player, account: 'main' | 'additional', currency: string) =>
  playerAccount(player.id, isCoinCurrency(currency) ? 'coins' : account);

export function balancesOf(ledger: Ledger, player: Player) {
  const balance = (account: string, currency: string) =>
    fromUnits(ledger.balance(playerAccount(player.id, account), currency));
  return {
    main: balance('main', player.currency),
    ...(player.profile.hasAdditionalAccount && { additional: balance('additional', player.currency) }),
    coins: { GC: balance('coins', 'GC'), SC: balance('coins', 'SC') },
  };
}

/** Sweepstake coins that came with a box are played first: half of them count as unplayed. */
export function unplayedOf(ledger: Ledger, player: Player): bigint {
  const account = playerAccount(player.id, 'coins');
  const bought = ledger.unitsReceived(account, coinCode('SC'), 'deposit');
  return bought / 2n;
}

/** The player as the host tells the widget (product, section 3). */
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
