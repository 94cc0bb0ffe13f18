import { defineFlow } from '@paywidget/shared/navigation';

/** The peer-to-peer flow. Each screen is loaded on demand. The invoice is loaded while the player fills in the form. */
export default defineFlow<'mf-p2p'>({
  'deposit.peer-to-peer.list': {
    load: async () => (await import('./screens/ListScreen/ListScreen')).ListScreen,
  },
  'deposit.peer-to-peer': {
    load: async () => (await import('./screens/TransferScreen/TransferScreen')).TransferScreen,
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
