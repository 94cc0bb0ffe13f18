import { atom } from '@paywidget/shared/state';
import type { StartFailure } from '../failures';

/** The state of the start: waiting for the host, failed with a way to retry, or ready. */
export type StartState =
  | { status: 'waiting' }
  | { status: 'failed'; failure: StartFailure; retry: () => void }
  | { status: 'ready' };

export const startStateAtom = atom<StartState>({ status: 'waiting' });
