import { defineFlow } from '@paywidget/shared/navigation';
import { ShopScreen } from './screens/ShopScreen/ShopScreen';

/** The screens of the sweepstake flow. The shop is in the entry chunk. The others are loaded when they are needed. */
export default defineFlow<'mf-sweepstake'>({
  'sweep.deposit.list': { component: ShopScreen },
  'sweep.deposit.select-method': {
    load: async () => (await import('./screens/SelectMethodScreen/SelectMethodScreen')).SelectMethodScreen,
    isLikelyNext: true,
  },
  'sweep.deposit.crypto': {
    load: async () => (await import('./screens/CoinListScreen/CoinListScreen')).CoinListScreen,
  },
  'sweep.deposit.crypto.address': {
    load: async () => (await import('./screens/AddressScreen/AddressScreen')).AddressScreen,
  },
  'sweep.deposit.complete': {
    load: async () =>
      (await import('./screens/DepositCompleteScreen/DepositCompleteScreen')).DepositCompleteScreen,
  },
  'sweep.withdrawal.methods': {
    load: async () => (await import('./screens/RedeemScreen/RedeemScreen')).RedeemScreen,
  },
  'sweep.withdrawal.crypto': {
    load: async () =>
      (await import('./screens/RedeemCoinListScreen/RedeemCoinListScreen')).RedeemCoinListScreen,
  },
  'sweep.withdrawal.crypto.convert': {
    load: async () => (await import('./screens/ConvertScreen/ConvertScreen')).ConvertScreen,
  },
  'sweep.withdrawal.confirm': {
    load: async () =>
      (await import('./screens/RedemptionReviewScreen/RedemptionReviewScreen')).RedemptionReviewScreen,
  },
  'sweep.withdrawal.complete': {
    load: async () =>
      (await import('./screens/RedemptionCompleteScreen/RedemptionCompleteScreen')).RedemptionCompleteScreen,
  },
});
