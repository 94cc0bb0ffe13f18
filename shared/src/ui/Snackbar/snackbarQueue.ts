import type { ReactNode } from 'react';
import type { Tone } from '../Notice/tone';

export interface SnackbarMessage {
  title?: string;
  text: ReactNode;
  tone: Tone;
}

export interface SnackbarQueue {
  shown?: SnackbarMessage;
  queued?: SnackbarMessage;
  /** Increases with each message, so that a repeated message restarts its timer. */
  messageKey: number;
}

export type SnackbarEvent =
  | { type: 'show'; message: SnackbarMessage }
  | { type: 'close' }
  | { type: 'clearErrors' };

export const emptyQueue: SnackbarQueue = { messageKey: 0 };

/**
 * Shows one message at a time. While a message is shown, queues only the latest other message. An error replaces the current
 * message at once, because it responds to the player's last action.
 */
export function snackbarQueue(queue: SnackbarQueue, event: SnackbarEvent): SnackbarQueue {
  const messageKey = queue.messageKey + 1;
  if (event.type === 'clearErrors')
    return queue.shown?.tone === 'danger' ? { shown: queue.queued, messageKey } : queue;
  if (event.type === 'close') return { shown: queue.queued, messageKey };
  const { message } = event;
  const showsNow = !queue.shown || message.tone === 'danger';
  return showsNow ? { shown: message, messageKey } : { ...queue, queued: message };
}
