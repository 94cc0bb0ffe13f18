import { defineFlow } from '@paywidget/shared/flow';
import { DepositListScreen } from './screens/DepositListScreen/DepositListScreen';

const loadRedirect = async () => (await import('./screens/RedirectScreen/RedirectScreen')).RedirectScreen;

/** The deposit's own screens. The list comes along; the others are fetched when they are needed. */
export default defineFlow({
  'deposit.list': { component: DepositListScreen },
  'deposit.group': {
    load: async () => (await import('./screens/DepositGroupScreen/DepositGroupScreen')).DepositGroupScreen,
  },
  'deposit.redirect': { load: loadRedirect, isLikelyNext: true },
  'deposit.group.redirect': { load: loadRedirect },
  'deposit.complete': {
    load: async () => (await import('./screens/CompleteScreen/CompleteScreen')).CompleteScreen,
  },
});
