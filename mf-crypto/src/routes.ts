import { defineFlow } from '@paywidget/shared/navigation';
import { BalanceScreen } from './screens/BalanceScreen/BalanceScreen';

/** Coins: their list, their addresses, and the deposit list of crypto-balance, which comes along as a start. */
export default defineFlow({
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
