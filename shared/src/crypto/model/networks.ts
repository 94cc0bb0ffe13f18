import type { Network, PaymentMethod } from '@paywidget/shared/contract';
import { preferredNetwork } from '@paywidget/shared/form';

/**
 * Returns the networks of a method: its own list, else the values of its field of type `networks`. If empty, the address is
 * requested without a network.
 */
export function networksOf({ network, fields = [] }: Pick<PaymentMethod, 'network' | 'fields'>): Network[] {
  if (network?.length) return network;
  const field = fields.find(({ type }) => type === 'networks');
  return (field?.values ?? []).map(({ value, label }) => ({
    code: value,
    name: typeof label === 'string' ? label : (label.en ?? value),
  }));
}

/**
 * Returns the preselected network: the only network, else the first network whose name contains trc, then erc, else the last
 * network.
 */
export function firstNetwork(networks: readonly Network[]): Network | undefined {
  const preferred = preferredNetwork(networks.map(({ code, name }) => ({ value: code, label: name })));
  return networks.find(({ code }) => code === preferred?.value);
}
