import type { Network } from '@paywidget/shared/contract';
import type { CryptoAddress } from '@paywidget/shared/contract/payments';

interface ShareTextOptions {
  coin: string;
  network: Pick<Network, 'name'> | undefined;
  address: CryptoAddress;
}

/** Builds the text that a native app shares. Includes network and memo, because coins sent without them are lost. */
export function shareText({
  coin,
  network,
  address: { depositAddress, requisites = [] },
}: ShareTextOptions): string {
  const memo = requisites.find(({ name }) => name === 'memo');
  const kind = network ? `${coin} (${network.name})` : coin;
  return [kind, depositAddress, ...(memo ? [`Memo: ${memo.value}`] : [])].join('\n');
}
