import type { DropdownOption } from '../dropdown/optionSearch';

/** Returns the preselected network: the first whose name contains "trc", else the first with "erc", else the last. */
export function preferredNetwork(networks: readonly DropdownOption[]): DropdownOption | undefined {
  const named = (part: string) => networks.find(({ label }) => label.toLowerCase().includes(part));
  return named('trc') ?? named('erc') ?? networks.at(-1);
}
