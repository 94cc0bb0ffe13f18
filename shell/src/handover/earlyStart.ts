import type { EarlyList } from './earlyList';
import type { EarlySocket } from './earlySocket';

/** The work of the early script while the shell's script was loading. */
export interface EarlyStart {
  /** Stops listening and returns the messages received so far. The early script has sent `Loaded`. */
  handOver(): readonly MessageEvent[];
  /** Returns the early call, if the given call is the same. Returns it only once. */
  takeCall(url: string, init: RequestInit): Promise<Response> | undefined;
  /** Returns the socket over which the first call was sent. Undefined before the host has answered, and if the call uses HTTP. */
  socket(): EarlySocket | undefined;
  /** The list of methods that is drawn before React has loaded. */
  list: EarlyList;
}

declare global {
  interface Window {
    /** Set by the early script. Set to undefined by the shell when it starts. */
    paywidgetEarly?: EarlyStart;
    /** The start of the widget. Set when the shell's script runs. */
    paywidgetStart?: Promise<void>;
  }
}
