import type { Blockchain } from '@paywidget/shared/contract';
import type { OnchainTransaction } from '@paywidget/shared/state';

interface Chain {
  /** How many blocks confirm a transaction. */
  required: number;
  /** From one block to the next. */
  intervalMs: number;
}

/** Specification, section 4, "Crypto transaction progress". */
const chains: Readonly<Record<Blockchain, Chain>> = {
  BINANCE_SMART_CHAIN: { required: 16, intervalMs: 2_000 },
  BITCOIN: { required: 5, intervalMs: 600_000 },
  ETHEREUM: { required: 16, intervalMs: 12_000 },
  LITECOIN: { required: 5, intervalMs: 150_000 },
  TON: { required: 8, intervalMs: 2_000 },
  TRON: { required: 20, intervalMs: 3_000 },
};

export interface Confirmations {
  /** From 0 to `required`. */
  confirmed: number;
  required: number;
  /** ms until the next one is counted; nothing once all are. */
  dueInMs: number | undefined;
}

const chainNamed = (name: string): Chain | undefined =>
  Object.entries(chains).find(([known]) => known === name)?.[1];

/** What the blocks of a transaction are counted from. */
type Counted = Pick<OnchainTransaction, 'blockchain' | 'seenAt'>;

/**
 * The blocks that stand on a transaction at a time (server time in ms): one more an interval since it was seen. Nothing
 * for a chain whose blocks are not counted.
 */
export function confirmationsOf(
  { blockchain = '', seenAt }: Counted,
  now: number,
): Confirmations | undefined {
  const chain = chainNamed(blockchain);
  if (!chain) return undefined;
  const { required, intervalMs } = chain;
  const passed = Math.floor((now - seenAt) / intervalMs);
  const confirmed = Math.min(Math.max(passed, 0), required);
  const dueInMs = confirmed < required ? seenAt + (confirmed + 1) * intervalMs - now : undefined;
  return { confirmed, required, dueInMs };
}

/** Counts the blocks of one transaction by a clock, and never fewer than before: a block that was shown stays. */
export function createConfirmationCounter(of: Counted, now: () => number): () => Confirmations | undefined {
  let most = 0;
  return () => {
    const blocks = confirmationsOf(of, now());
    if (!blocks) return undefined;
    most = Math.max(most, blocks.confirmed);
    return { ...blocks, confirmed: most, dueInMs: most < blocks.required ? blocks.dueInMs : undefined };
  };
}
