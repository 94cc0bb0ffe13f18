import type { Network, PaymentMethod } from '@paywidget/shared/contract';
import { preferredNetwork } from '@paywidget/shared/form';

/**
 * The networks that a method's coins can come over: its own list, else the values of its field of type `networks`. Empty
 * for a method that names none, whose address is asked for without one.
 */
export function networksOf({ network, fields = [] }: Pick<PaymentMethod, 'network' | 'fields'>): Network[] {
  if (network?.length) return network;
  const field = fields.find(({ type }) => type === 'networks');
  return (field?.values ?? []).map(({ value, label }) => ({
    code: value,
    name: typeof label === 'string' ? label : (label.en ?? value),
  }));
}

/** The network to begin with: the only one, else by its name trc, then erc, else the last (specification, section 4). */
export function firstNetwork(networks: readonly Network[]): Network | undefined {
  const preferred = preferredNetwork(networks.map(({ code, name }) => ({ value: code, label: name })));
  return networks.find(({ code }) => code === preferred?.value);
}
