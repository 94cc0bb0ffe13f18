import type { DropdownOption } from '../dropdown/optionSearch';

/**
 * The network that is chosen to begin with: the only one, else the first whose name contains trc, else erc, else
 * the last (specification, section 4).
 */
export function preferredNetwork(networks: readonly DropdownOption[]): DropdownOption | undefined {
  const named = (part: string) => networks.find(({ label }) => label.toLowerCase().includes(part));
  return named('trc') ?? named('erc') ?? networks.at(-1);
}
