import { defineFlow } from '@paywidget/shared/navigation';
import { WithdrawalListScreen } from './screens/WithdrawalListScreen/WithdrawalListScreen';

const loadAmount = async () => (await import('./screens/AmountScreen/AmountScreen')).AmountScreen;

/** The screens of the withdrawal flow. The list is in the entry chunk. The others are loaded when they are needed. */
export default defineFlow<'mf-withdrawal'>({
  'withdrawal.list': { component: WithdrawalListScreen },
  'withdrawal.region': { load: async () => (await import('@paywidget/shared/region')).RegionScreen },
  'withdrawal.group': {
    load: async () =>
      (await import('./screens/WithdrawalGroupScreen/WithdrawalGroupScreen')).WithdrawalGroupScreen,
  },
  'withdrawal.nigerian-banks': {
    load: async () => (await import('./screens/NigerianBanksScreen/NigerianBanksScreen')).NigerianBanksScreen,
  },
  'withdrawal.redirect': { load: loadAmount, isLikelyNext: true },
  'withdrawal.group.redirect': { load: loadAmount },
  'withdrawal.redirect.instruction': {
    load: async () => (await import('./screens/InstructionScreen/InstructionScreen')).InstructionScreen,
  },
  'withdrawal.confirm': {
    load: async () => (await import('./screens/ConfirmScreen/ConfirmScreen')).ConfirmScreen,
  },
  'withdrawal.complete': {
    load: async () => (await import('./screens/CompleteScreen/CompleteScreen')).CompleteScreen,
  },
});
