import { defineFlow } from '@paywidget/shared/navigation';
import { BalanceScreen } from './screens/BalanceScreen/BalanceScreen';

/** The screens for coins. The deposit list of crypto-balance is a start screen and part of this chunk. The others load later. */
export default defineFlow<'mf-crypto'>({
  'cryptobalance.deposit.crypto': { component: BalanceScreen },
  'cryptobalance.deposit.fiat': { component: BalanceScreen },
  'deposit.crypto': {
    load: async () => (await import('./screens/CryptoListScreen/CryptoListScreen')).CryptoListScreen,
  },
  'deposit.crypto.address': {
    load: async () => (await import('./screens/AddressScreen/AddressScreen')).AddressScreen,
    isLikelyNext: true,
  },
});
