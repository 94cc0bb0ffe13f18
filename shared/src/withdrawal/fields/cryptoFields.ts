import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { type Chain, chainOf } from '../address/chains';
import { isMemoField, isMemoOf } from './memo';

/** Whether coins leave by this method, so that its address must be one of the network's. */
export const paysCoins = ({ category }: Pick<PaymentMethod, 'category'>): boolean => category === 'crypto';

/** Where the coins go. */
function isAddressField({ name, alias = name, wallet, type }: FormField): boolean {
  return type === 'text' && (wallet === true || /address/i.test(alias));
}

export type AddressCheck = (chain: Chain, address: string) => boolean;

/** The chain of the network that the form holds; the only one there is where nothing is chosen. */
function chosenChain(
  { network = [] }: Pick<PaymentMethod, 'network'>,
  fields: readonly FormField[],
  texts: Readonly<Record<string, string>>,
): Chain | undefined {
  const choice = fields.find(({ type }) => type === 'networks');
  const code = choice && texts[choice.name];
  const chosen =
    network.find((known) => known.code === code) ?? (network.length === 1 ? network[0] : undefined);
  if (chosen) return chainOf(chosen);
  return code ? chainOf({ code, name: code }) : undefined;
}

/**
 * What is wrong with a crypto withdrawal's address and memo, by field: translation keys. A network that we do not know is
 * left to the server.
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
      const text = texts[field.name]?.trim() ?? '';
      if (text === '') return [];
      if (isMemoField(field)) return isMemoOf(chain, text) ? [] : [[field.name, 'withdrawal.memo.invalid']];
      if (!isAddressField(field) || isAddressOf(chain, text)) return [];
      return [[field.name, 'withdrawal.address.invalid']];
    }),
  );
}
