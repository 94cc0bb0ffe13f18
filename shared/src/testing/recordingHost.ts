import {
  createHostPort,
  type HostPort,
  type IncomingPayload,
  type IncomingType,
  type OutgoingMessage,
  type OutgoingMessages,
  type OutgoingType,
} from '@paywidget/shared/host';

/** A host that remembers what it was told and can speak. */
export interface RecordingHost extends HostPort {
  readonly sent: readonly OutgoingMessage[];
  /** What it was told of one kind, in order. */
  sentOf<T extends OutgoingType>(type: T): OutgoingMessages[T][];
  /** Sends the widget a message. */
  say<T extends IncomingType>(type: T, payload: IncomingPayload<T>): void;
}

export function createRecordingHost(): RecordingHost {
  const sent: OutgoingMessage[] = [];
  const listeners = new Map<IncomingType, Set<(payload: never) => void>>();

  const port = createHostPort({
    send: (messageType, data) => void sent.push({ messageType, ...data } as OutgoingMessage),
    on: (type, listener) => {
      const heard = listeners.get(type) ?? new Set();
      listeners.set(type, heard.add(listener));
      return () => void heard.delete(listener);
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
