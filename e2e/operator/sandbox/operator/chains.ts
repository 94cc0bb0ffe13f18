/** The number of blocks that confirm a transaction and the time between blocks. See docs/rules/crypto.md. */
interface Chain {
  blocks: number;
  intervalMs: number;
}

const chains: Readonly<Record<string, Chain>> = {
  BINANCE_SMART_CHAIN: { blocks: 16, intervalMs: 2_000 },
  BITCOIN: { blocks: 5, intervalMs: 600_000 },
  ETHEREUM: { blocks: 16, intervalMs: 12_000 },
  LITECOIN: { blocks: 5, intervalMs: 150_000 },
  TON: { blocks: 8, intervalMs: 2_000 },
  TRON: { blocks: 20, intervalMs: 3_000 },
};

/** Confirmation time for all other chains. */
const defaultConfirmationMs = 15_000;

/** Returns the time in ms from receiving a transaction to its last confirmation. */
export function confirmationMs(blockchain: string | undefined): number {
  const chain = chains[blockchain ?? ''];
  return chain ? chain.blocks * chain.intervalMs : defaultConfirmationMs;
}
