import { defineFlow } from '@paywidget/shared/navigation';
import { DepositListScreen } from './screens/DepositListScreen/DepositListScreen';

/** The deploy command knows this chunk by its name: it is part of the form that most methods open. */
const loadRedirect = async () =>
  (await import(/* webpackChunkName: 'redirect' */ './screens/DepositFormScreen/DepositFormScreen'))
    .DepositFormScreen;

/** The screens of deposits. The list is part of this chunk. The others load when they are needed. */
export default defineFlow<'mf-deposit'>({
  'deposit.list': { component: DepositListScreen },
  'deposit.region': {
    load: async () => (await import('@paywidget/shared/region')).RegionScreen,
  },
  'deposit.group': {
    load: async () => (await import('./screens/DepositGroupScreen/DepositGroupScreen')).DepositGroupScreen,
  },
  'deposit.redirect.instruction': {
    load: async () => (await import('./screens/InstructionScreen/InstructionScreen')).InstructionScreen,
  },
  'deposit.host-to-host': {
    load: async () => (await import('./screens/HostToHostScreen/HostToHostScreen')).HostToHostScreen,
  },
  'deposit.india': { load: loadRedirect },
  'deposit.india.invoice': {
    load: async () => (await import('./screens/IndiaInvoiceScreen/IndiaInvoiceScreen')).IndiaInvoiceScreen,
  },
  'deposit.cash': { load: async () => (await import('./screens/CashScreen/CashScreen')).CashScreen },
  'deposit.video-instruction': {
    load: async () =>
      (await import('./screens/VideoInstructionScreen/VideoInstructionScreen')).VideoInstructionScreen,
  },
  'deposit.redirect': { load: loadRedirect, isLikelyNext: true },
  'deposit.group.redirect': { load: loadRedirect },
  'deposit.redirect.eazype': {
    load: async () => (await import('./screens/EazypeScreen/EazypeScreen')).EazypeScreen,
  },
  'deposit.redirect.pix': { load: async () => (await import('./screens/PixScreen/PixScreen')).PixScreen },
  'deposit.redirect.unified-form': {
    load: async () => (await import('./screens/UnifiedFormScreen/UnifiedFormScreen')).UnifiedFormScreen,
  },
  'deposit.onramp': {
    load: async () => (await import('./screens/OnrampScreen/OnrampScreen')).OnrampScreen,
  },
  'deposit.onramp.offer-list': {
    load: async () => (await import('./screens/OfferListScreen/OfferListScreen')).OfferListScreen,
  },
  'deposit.bonus-details': {
    load: async () => (await import('./screens/BonusDetailsScreen/BonusDetailsScreen')).BonusDetailsScreen,
  },
  'deposit.complete': {
    load: async () => (await import('./screens/CompleteScreen/CompleteScreen')).CompleteScreen,
  },
});
