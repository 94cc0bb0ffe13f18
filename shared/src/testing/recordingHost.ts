import {
  createHostPort,
  type HostPort,
  type IncomingPayload,
  type IncomingType,
  type OutgoingMessage,
  type OutgoingMessages,
  type OutgoingType,
} from '@paywidget/shared/host';

/** A host that records what it receives, and can send messages. */
export interface RecordingHost extends HostPort {
  readonly sent: readonly OutgoingMessage[];
  /** The messages of one type, in order. */
  sentOf<T extends OutgoingType>(type: T): OutgoingMessages[T][];
  /** Sends a message to the widget. */
  say<T extends IncomingType>(type: T, payload: IncomingPayload<T>): void;
}

export function createRecordingHost(): RecordingHost {
  const sent: OutgoingMessage[] = [];
  const listeners = new Map<IncomingType, Set<(payload: never) => void>>();

  const port = createHostPort({
    send: (messageType, data) => void sent.push({ messageType, ...data } as OutgoingMessage),
    on: (type, listener) => {
      const listening = listeners.get(type) ?? new Set();
      listeners.set(type, listening.add(listener));
      return () => void listening.delete(listener);
    },
  });

  return {
    ...port,
    sent,
    sentOf: <T extends OutgoingType>(type: T) =>
      sent
        .filter(({ messageType }) => messageType === type)
        .map(({ messageType: _, ...data }) => data as unknown as OutgoingMessages[T]),
    say: (type, payload) => {
      for (const listener of listeners.get(type) ?? []) listener(payload as never);
    },
  };
}
