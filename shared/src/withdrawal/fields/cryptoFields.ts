import { type FormField, ownValue, type PaymentMethod } from '@paywidget/shared/contract';
import { type Chain, chainOf } from '../address/chains';
import { isMemoField, isValidMemo } from './memo';

/** True if the method pays out coins, so that its address must match the network. */
export const isCryptoMethod = ({ category }: Pick<PaymentMethod, 'category'>): boolean =>
  category === 'crypto';

function isAddressField({ name, alias = name, wallet, type }: FormField): boolean {
  return type === 'text' && (wallet === true || /address/i.test(alias));
}

export type AddressCheck = (chain: Chain, address: string) => boolean;

/** Returns the chain of the chosen network, or of the only network if nothing is chosen. Undefined for an unknown network. */
function chosenChain(
  { network = [] }: Pick<PaymentMethod, 'network'>,
  fields: readonly FormField[],
  texts: Readonly<Record<string, string>>,
): Chain | undefined {
  const choice = fields.find(({ type }) => type === 'networks');
  const code = choice && ownValue(texts, choice.name);
  const chosen =
    network.find((known) => known.code === code) ?? (network.length === 1 ? network[0] : undefined);
  if (chosen) return chainOf(chosen);
  return code ? chainOf({ code, name: code }) : undefined;
}

/**
 * Returns the errors of a crypto withdrawal's address and memo as translation keys, by field name. Returns none for an unknown
 * network: only the server can check it.
 */
export function cryptoErrors(
  method: Pick<PaymentMethod, 'network'>,
  fields: readonly FormField[],
  texts: Readonly<Record<string, string>>,
  isAddressOf: AddressCheck,
): Record<string, string> {
  const chain = chosenChain(method, fields, texts);
  if (!chain) return {};
  return Object.fromEntries(
    fields.flatMap((field): [string, string][] => {
      const text = ownValue(texts, field.name)?.trim() ?? '';
      if (text === '') return [];
      if (isMemoField(field))
        return isValidMemo(chain, text) ? [] : [[field.name, 'withdrawal.memo.invalid']];
      if (!isAddressField(field) || isAddressOf(chain, text)) return [];
      return [[field.name, 'withdrawal.address.invalid']];
    }),
  );
}
