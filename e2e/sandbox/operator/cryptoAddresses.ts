import type { CryptoAddress, DepositCreation } from '@paywidget/shared/contract';
import type * as z from 'zod/mini';
import type { WireMethod } from '../catalogue';
import { randomId } from '../store/randomId';
import { toUnits } from '../store/units';
import type { Caller } from './caller';
import { addressFor, blockchainOf } from './coins';
import { checkFields } from './creationRules';
import { Refusal } from './refusal';

interface AddressAnswer {
  depositId: string;
  data: z.input<typeof CryptoAddress>;
}

/** The address that a player's coins go to. It stays theirs: asking again answers the same until coins arrive. */
export function cryptoAddress(
  creation: z.output<typeof DepositCreation>,
  method: WireMethod,
  { operator, player, idempotencyKey, now }: Caller,
): AddressAnswer {
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
        deposit.details.networkCode === network.code,
    );
  if (waiting) return waiting.answer as AddressAnswer;

  const { address, memo } = addressFor(player.id, creation.currency, network.name);
  const answer: AddressAnswer = {
    depositId: randomId('dep'),
    data: {
      depositAddress: address,
      cryptoName: creation.currency,
      ...(network.minDeposit !== undefined && { minDepositValue: network.minDeposit }),
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
      networkCode: network.code,
      blockchain: blockchainOf(creation.currency, `${network.code} ${network.name}`),
    },
    createdAt: now,
    expiresAt: null,
  });
  return answer;
}

/** Coins arrive at an address: the player hears of the transaction, and of its end once it is confirmed. */
export function receiveCoins(
  operator: Caller['operator'],
  depositId: string,
  amount: number | string,
  confirmedAfterMs: number,
) {
  const deposit = operator.deposits.find(depositId);
  if (deposit?.kind !== 'crypto' || deposit.units !== null) return undefined;
  const txid = randomId('tx').replace('tx_', '').padEnd(64, '0a1b2c3d4e5f');
  operator.deposits.setTransaction(depositId, toUnits(amount), { ...deposit.details, txid });
  const moved = operator.deposits.find(depositId);
  if (moved) operator.settlement.pushDeposit(moved, 'NEW');
  operator.settlement.depositLater(depositId, confirmedAfterMs, 'PAYED');
  return { txid };
}
