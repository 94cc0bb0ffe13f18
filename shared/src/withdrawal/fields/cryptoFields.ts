import { type FormField, type Network, ownValue, type PaymentMethod } from '@paywidget/shared/contract';
import { textIn } from '@paywidget/shared/i18n';
import { type Chain, chainOf } from '../address/chains';
import { isMemoField, isValidMemo } from './memo';

/** True if the method pays out coins, so that its address must match the network. */
export const isCryptoMethod = ({ category }: Pick<PaymentMethod, 'category'>): boolean =>
  category === 'crypto';

/** A field for the address of a wallet, by its name. Not, for example, the player's home address. */
const addressName = /^(?:(?:crypto|wallet|coin|payout|withdrawal|destination|recipient|to)[_-]?)*address$/i;

function isAddressField({ name, alias = name, wallet, type }: FormField): boolean {
  return type === 'text' && (wallet === true || addressName.test(alias));
}

export type AddressCheck = (chain: Chain, address: string) => boolean;

/** A doubt that does not stop the player: `key` is a translation key, which gets `network`. */
export interface CryptoWarning {
  key: string;
  network: string;
}

export interface CryptoFindings {
  /** Translation keys by field name. These block the form. */
  errors: Readonly<Record<string, string>>;
  warnings: readonly CryptoWarning[];
}

/** Returns the chosen network, or the only network if nothing is chosen. Undefined if there is neither. */
function chosenNetwork(
  { network = [] }: Pick<PaymentMethod, 'network'>,
  fields: readonly FormField[],
  texts: Readonly<Record<string, string>>,
): Pick<Network, 'code' | 'name'> | undefined {
  const choice = fields.find(({ type }) => type === 'networks');
  const code = choice && ownValue(texts, choice.name);
  const known =
    network.find((listed) => listed.code === code) ?? (network.length === 1 ? network[0] : undefined);
  if (known || !code) return known;
  const option = choice.values?.find(({ value }) => value === code);
  return { code, name: textIn(option?.label, 'en') ?? code };
}

/**
 * Checks a crypto withdrawal's address and memo. Only an address that cannot exist on an exactly known network is an error.
 * All other doubts are warnings: a network may have rules that the widget does not know, and the server checks them.
 */
export function checkCryptoFields(
  method: Pick<PaymentMethod, 'network'>,
  fields: readonly FormField[],
  texts: Readonly<Record<string, string>>,
  isAddressOf: AddressCheck,
): CryptoFindings {
  const network = chosenNetwork(method, fields, texts);
  if (!network) return { errors: {}, warnings: [] };
  const chain = chainOf(network);
  const filled = fields
    .map((field) => ({ field, text: ownValue(texts, field.name)?.trim() ?? '' }))
    .filter(({ text }) => text !== '');
  const addresses = filled.filter(({ field }) => isAddressField(field));
  const warn = (key: string): CryptoWarning => ({ key, network: network.name });
  if (!chain) {
    return { errors: {}, warnings: addresses.length > 0 ? [warn('withdrawal.address.unchecked')] : [] };
  }

  const impossible = addresses.filter(({ text }) => !isAddressOf(chain, text));
  const hasOddMemo = filled.some(({ field, text }) => isMemoField(field) && !isValidMemo(chain, text));
  return {
    errors: Object.fromEntries(impossible.map(({ field }) => [field.name, 'withdrawal.address.invalid'])),
    warnings: hasOddMemo ? [warn('withdrawal.memo.invalid')] : [],
  };
}
