import type { CryptoAddress, DepositCreation } from '@paywidget/shared/contract/payments';
import type * as z from 'zod/mini';
import type { WireMethod, WireNetwork } from '../../catalogue';
import type { Player } from '../../ledger/players';
import { randomNumberId } from '../../ledger/randomId';
import { fromUnits, toUnits } from '../../ledger/units';
import { addressFor, blockchainOf } from './addressFormats';
import { ApiError } from './apiError';
import { type Box, coinsIn } from './boxes';
import type { Caller } from './caller';
import { convert, roundedFromDollars } from './rates';
import { checkFields } from './requestRules';

/** Response body of a create request with `isNewFlow`. */
export interface CryptoAddressResponse {
  depositId: string;
  data: z.input<typeof CryptoAddress>;
}

/** Returns a network as the operator sends it: the catalogue's minimum is in US dollars, the sent one in the account's currency. */
export function networkIn<Network extends WireNetwork>(network: Network, account: string): Network {
  const { minDeposit } = network;
  return minDeposit === undefined
    ? network
    : { ...network, minDeposit: Number(roundedFromDollars(Number(minDeposit), account)) };
}

/** Returns the minimum deposit in the player's currency. For a box, this is the price of the box. */
function minimumOf(network: WireNetwork, player: Player, box: Box | undefined) {
  if (!box) return networkIn(network, player.currency).minDeposit;
  const { price, priceCurrencyCode } = box;
  return fromUnits(convert(toUnits(price), priceCurrencyCode, player.currency) ?? toUnits(price));
}

/**
 * Issues a crypto address for a player's deposit. Returns the same address until it receives coins. Each box has a
 * separate address, which identifies the purchase.
 *
 * @throws ApiError for an unknown network or invalid fields.
 */
export function issueCryptoAddress(
  request: z.output<typeof DepositCreation>,
  method: WireMethod,
  { operator, player, idempotencyKey, now }: Caller,
  box?: Box,
): CryptoAddressResponse {
  const { network: code, ...others } = request.fields;
  const network = method.network?.find((offered) => offered.code === code);
  if (!network) {
    throw new ApiError(
      400,
      `No network ${code} for ${method.name}`,
      'banking.networkUnavailable',
      'fields.network',
    );
  }
  checkFields(others, method.fields ?? []);

  const unused = operator.deposits
    .ofPlayer(player.id)
    .find(
      (deposit) =>
        deposit.kind === 'crypto' &&
        deposit.method === method.name &&
        deposit.status === 'NEW' &&
        deposit.currency === request.currency &&
        deposit.units === null &&
        deposit.details.networkCode === network.code &&
        deposit.details.boxId === box?.boxId,
    );
  if (unused) return unused.response as CryptoAddressResponse;

  const { address, memo } = addressFor(
    box ? `${player.id} ${box.boxId}` : player.id,
    request.currency,
    network.name,
  );
  const minimum = minimumOf(network, player, box);
  const response: CryptoAddressResponse = {
    depositId: randomNumberId(),
    data: {
      depositAddress: address,
      cryptoName: request.currency,
      ...(minimum !== undefined && { minDepositValue: minimum }),
      ...(memo && {
        requisites: [{ name: 'memo', title: 'Memo', type: 'text', value: memo, isCopyable: true }],
      }),
    },
  };
  operator.deposits.insert({
    id: response.depositId,
    playerId: player.id,
    kind: 'crypto',
    method: method.name,
    country: request.selectedCountry.toLowerCase(),
    units: null,
    currency: request.currency,
    status: 'NEW',
    outcome: 'usual',
    returnUrl: null,
    idempotencyKey: idempotencyKey ?? null,
    response,
    details: {
      ...(box && { boxId: box.boxId, coins: coinsIn(box) }),
      networkCode: network.code,
      blockchain: blockchainOf(request.currency, `${network.code} ${network.name}`),
    },
    createdAt: now,
    expiresAt: null,
  });
  return response;
}
