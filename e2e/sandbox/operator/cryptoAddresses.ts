import type { CryptoAddress, DepositCreation } from '@paywidget/shared/contract/payments';
import type * as z from 'zod/mini';
import type { WireMethod } from '../catalogue';
import type { Player } from '../store/players';
import { randomId } from '../store/randomId';
import { fromUnits, toUnits } from '../store/units';
import { coinsOf, type SoldBox } from './boxes';
import type { Caller } from './caller';
import { addressFor, blockchainOf } from './coins';
import { checkFields } from './creationRules';
import { convert } from './rates';
import { Refusal } from './refusal';

/** What a creation with `isNewFlow` answers. */
export interface CryptoAddressAnswer {
  depositId: string;
  data: z.input<typeof CryptoAddress>;
}

/** The least that is credited, in the player's currency: what comes for a box must be worth its price. */
function minimumOf(network: { minDeposit?: number }, player: Player, box: SoldBox | undefined) {
  if (!box) return network.minDeposit;
  const { price, priceCurrencyCode } = box;
  return fromUnits(convert(toUnits(price), priceCurrencyCode, player.currency) ?? toUnits(price));
}

/**
 * The address that a player's coins go to. It stays theirs: asking again answers the same until coins arrive. Each box has an
 * address of its own, so that it is known what was bought.
 */
export function cryptoAddress(
  creation: z.output<typeof DepositCreation>,
  method: WireMethod,
  { operator, player, idempotencyKey, now }: Caller,
  box?: SoldBox,
): CryptoAddressAnswer {
  const { network: code, ...others } = creation.fields;
  const network = method.network?.find((offered) => offered.code === code);
  if (!network) {
    throw new Refusal(
      400,
      `No network ${code} for ${method.name}`,
      'banking.networkUnavailable',
      'fields.network',
    );
  }
  checkFields(others, method.fields ?? []);

  const waiting = operator.deposits
    .ofPlayer(player.id)
    .find(
      (deposit) =>
        deposit.kind === 'crypto' &&
        deposit.method === method.name &&
        deposit.status === 'NEW' &&
        deposit.currency === creation.currency &&
        deposit.units === null &&
        deposit.details.networkCode === network.code &&
        deposit.details.boxId === box?.boxId,
    );
  if (waiting) return waiting.answer as CryptoAddressAnswer;

  const { address, memo } = addressFor(
    box ? `${player.id} ${box.boxId}` : player.id,
    creation.currency,
    network.name,
  );
  const minimum = minimumOf(network, player, box);
  const answer: CryptoAddressAnswer = {
    depositId: randomId('dep'),
    data: {
      depositAddress: address,
      cryptoName: creation.currency,
      ...(minimum !== undefined && { minDepositValue: minimum }),
      ...(memo && {
        requisites: [{ name: 'memo', title: 'Memo', type: 'text', value: memo, isCopyable: true }],
      }),
    },
  };
  operator.deposits.insert({
    id: answer.depositId,
    playerId: player.id,
    kind: 'crypto',
    method: method.name,
    country: creation.selectedCountry.toLowerCase(),
    units: null,
    currency: creation.currency,
    status: 'NEW',
    outcome: 'usual',
    returnUrl: null,
    idempotencyKey: idempotencyKey ?? null,
    answer,
    details: {
      ...(box && { boxId: box.boxId, coins: coinsOf(box) }),
      networkCode: network.code,
      blockchain: blockchainOf(creation.currency, `${network.code} ${network.name}`),
    },
    createdAt: now,
    expiresAt: null,
  });
  return answer;
}
