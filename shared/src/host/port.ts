import type { AnalyticsEvent, AnalyticsEvents, AnalyticsMessage, AnalyticsSite } from './analytics';
import type { IncomingPayload, IncomingType, OutgoingMessages, OutgoingType } from './messages';

/** What carries messages: an iframe's parent, a native bridge, or the host application's own function. */
export interface HostChannel {
  /** Hands a message to the host; never throws. */
  send<T extends OutgoingType>(messageType: T, data: OutgoingMessages[T]): void;
  /** Hears a kind of message until the returned function is called. */
  on<T extends IncomingType>(type: T, listener: (payload: IncomingPayload<T>) => void): () => void;
}

/** The one way code inside the widget speaks to the host. */
export interface HostPort extends HostChannel {
  /** Tells the host of something that went wrong, by a stable code. Shows nothing to the player. */
  report(code: string, message: string): void;
  /** Sends an analytics event; never delays what the player sees. */
  track<E extends AnalyticsEvent>(event: E, data: Readonly<AnalyticsEvents[E]>): void;
}

/**
 * A port over a channel.
 * @param siteOf asked with each event, since the host may change its payload
 */
export function createHostPort(
  channel: HostChannel,
  siteOf: () => AnalyticsSite | undefined = () => undefined,
): HostPort {
  return {
    send: channel.send,
    on: channel.on,
    report: (code, message) => channel.send('Error', { code, message }),
    track(event, data) {
      const { host, schema, xOrigin } = siteOf() ?? {};
      const site = { ...(host && { host }), ...(schema && { schema }), ...(xOrigin && { xOrigin }) };
      channel.send('Analytics', { event, data, ...site } as AnalyticsMessage);
    },
  };
}
