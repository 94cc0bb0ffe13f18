/** @public `@paywidget/embed` exports it */
export type { AnalyticsEvents } from './analytics';
export {
  type HostUpdate,
  type IncomingPayload,
  type IncomingType,
  incomingMessages,
  type OutgoingMessage,
  type OutgoingMessages,
  type OutgoingType,
} from './messages';
export { createHostPort, type HostChannel, type HostPort } from './port';
