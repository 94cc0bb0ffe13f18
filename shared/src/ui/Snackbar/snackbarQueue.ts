import type { Tone } from '../Notice/tone';

export interface SnackbarMessage {
  title?: string;
  text: string;
  tone: Tone;
}

export interface SnackbarQueue {
  shown?: SnackbarMessage;
  waiting?: SnackbarMessage;
  /** Counts what was shown, so that each message has a time of its own even if it says the same. */
  turn: number;
}

export type SnackbarEvent = { type: 'show'; message: SnackbarMessage } | { type: 'close' };

export const emptyQueue: SnackbarQueue = { turn: 0 };

/**
 * One message at a time. The latest of those that come meanwhile waits for its turn; an error does not wait, since it
 * answers what the user has just done.
 */
export function snackbarQueue(queue: SnackbarQueue, event: SnackbarEvent): SnackbarQueue {
  const turn = queue.turn + 1;
  if (event.type === 'close') return { shown: queue.waiting, turn };
  const { message } = event;
  const atOnce = !queue.shown || message.tone === 'danger';
  return atOnce ? { shown: message, turn } : { ...queue, waiting: message };
}
