import type { TransactionStatus } from '@paywidget/shared/contract';
import { atom } from 'jotai';

/** What is known of the transaction that the complete page is about. */
export interface Transaction {
  status: TransactionStatus;
  depositId?: string;
  /** The method it was paid with, by name. */
  method?: string;
}

const untouched: Transaction = { status: 'waiting' };

/** The default is waiting (specification, section 4). */
export const transactionAtom = atom<Transaction>(untouched);

/** Forgets the transaction, as leaving the complete page does. */
export const clearTransactionAtom = atom(null, (_get, set) => set(transactionAtom, untouched));
