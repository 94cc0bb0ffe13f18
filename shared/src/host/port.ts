import type { AnalyticsEvent, AnalyticsEvents, AnalyticsMessage, AnalyticsSite } from './analytics';
import type { IncomingPayload, IncomingType, OutgoingMessages, OutgoingType } from './messages';

/** A message channel: an iframe's parent window, a native bridge, or a function of the host application. */
export interface HostChannel {
  /** Sends a message to the host. Never throws. */
  send<T extends OutgoingType>(messageType: T, data: OutgoingMessages[T]): void;
  /** Subscribes to messages of a type. Returns an unsubscribe function. */
  on<T extends IncomingType>(type: T, listener: (payload: IncomingPayload<T>) => void): () => void;
}

/** The interface for all communication with the host. */
export interface HostPort extends HostChannel {
  /** Reports an error to the host with a stable code. Shows nothing to the player. */
  report(code: string, message: string): void;
  /** Sends an analytics event. Never delays the interface. */
  track<E extends AnalyticsEvent>(event: E, data: Readonly<AnalyticsEvents[E]>): void;
}

/**
 * Creates a host port on top of a channel.
 * @param siteOf called for each event, because the host may change its payload
 */
export function createHostPort(
  channel: HostChannel,
  siteOf: () => AnalyticsSite | undefined = () => undefined,
): HostPort {
  return {
    // Called on the channel, because the debug tools replace its method.
    send: (messageType, data) => channel.send(messageType, data),
    on: channel.on,
    report: (code, message) => channel.send('Error', { code, message }),
    track(event, data) {
      const { host, schema, xOrigin } = siteOf() ?? {};
      const site = { ...(host && { host }), ...(schema && { schema }), ...(xOrigin && { xOrigin }) };
      channel.send('Analytics', { event, data, ...site } as AnalyticsMessage);
    },
  };
}
