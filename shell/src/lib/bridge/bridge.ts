import type { HostChannel } from '@paywidget/shared/host';

/** The connection to the host: an iframe's parent window, a native app, or the callbacks of a host application. */
export interface Bridge extends HostChannel {
  /**
   * Sends `Loaded` to the host and resolves with the payload of its `loaded` reply, not yet validated. May be called again
   * after a failure. A reply that arrives too late for one call resolves the next call.
   * @throws HostSilentError, MissingUserDataError or NoHostError
   */
  start(): Promise<unknown>;
  dispose(): void;
}
