import type { Blockchain } from '@paywidget/shared/contract';
import type { OnchainTransaction } from '@paywidget/shared/payments';

interface Chain {
  /** How many blocks confirm a transaction. */
  required: number;
  /** Time between two blocks. */
  intervalMs: number;
}

/** The supported blockchains. See docs/rules/crypto.md. */
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
  /** ms until the next confirmation. Undefined after the last one. */
  dueInMs: number | undefined;
}

const chainNamed = (name: string): Chain | undefined =>
  Object.entries(chains).find(([known]) => known === name)?.[1];

/** The facts from which confirmations are counted. */
type CountedTransaction = Pick<OnchainTransaction, 'blockchain' | 'seenAt'>;

/**
 * The confirmations of a transaction at the time `now` (server time in ms): one for each interval since it was seen. Returns
 * undefined for a blockchain that is not in the table.
 */
export function confirmationsOf(
  { blockchain = '', seenAt }: CountedTransaction,
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

/** Counts the confirmations of one transaction by a clock. The count never decreases, even if the clock goes back. */
export function createConfirmationCounter(
  transaction: CountedTransaction,
  now: () => number,
): () => Confirmations | undefined {
  let highest = 0;
  return () => {
    const current = confirmationsOf(transaction, now());
    if (!current) return undefined;
    highest = Math.max(highest, current.confirmed);
    const dueInMs = highest < current.required ? current.dueInMs : undefined;
    return { ...current, confirmed: highest, dueInMs };
  };
}
