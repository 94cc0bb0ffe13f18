import type { Network } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';

interface Shared {
  coin: string;
  network: Pick<Network, 'name'> | undefined;
  address: CryptoAddress;
}

/** What a native app shares: all that a payment needs, since an address without its network or memo loses coins. */
export function sharedText({ coin, network, address: { depositAddress, requisites = [] } }: Shared): string {
  const memo = requisites.find(({ name }) => name === 'memo');
  const kind = network ? `${coin} (${network.name})` : coin;
  return [kind, depositAddress, ...(memo ? [`Memo: ${memo.value}`] : [])].join('\n');
}
