import { defineFlow } from '@paywidget/shared/navigation';

/** Deposits between people. Each page is fetched when it is needed; the invoice while the form is being filled in. */
export default defineFlow({
  'deposit.peer-to-peer.list': {
    load: async () => (await import('./screens/ListScreen/ListScreen')).ListScreen,
  },
  'deposit.peer-to-peer': {
    load: async () => (await import('./screens/BaseScreen/BaseScreen')).BaseScreen,
  },
  'deposit.peer-to-peer.invoice': {
    load: async () => (await import('./screens/InvoiceScreen/InvoiceScreen')).InvoiceScreen,
    isLikelyNext: true,
  },
  'deposit.peer-to-peer.unified-form': {
    load: async () => (await import('./screens/UnifiedFormScreen/UnifiedFormScreen')).UnifiedFormScreen,
  },
  'deposit.peer-to-peer.instruction': {
    load: async () => (await import('./screens/InstructionScreen/InstructionScreen')).InstructionScreen,
  },
});
