import type { HostChannel } from '@paywidget/shared/host';

/** A way to the host: an iframe's parent, a native app, or the host application's own functions. */
export interface Bridge extends HostChannel {
  /**
   * Tells the host that the widget listens, and resolves with its `loaded` payload as it came. May be called again
   * after it failed; an answer that came too late for one call is there for the next.
   * @throws HostSilentError, MissingUserDataError or NoHostError
   */
  start(): Promise<unknown>;
  dispose(): void;
}
