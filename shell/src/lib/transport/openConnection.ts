import ReconnectingWebSocket from 'partysocket/ws';
import type { Connection } from './socket';

/**
 * Before a closed connection is opened again: the first delay in ms, the longest delay in ms, and the factor by which each
 * delay grows.
 */
const reconnection = {
  minReconnectionDelay: 500,
  maxReconnectionDelay: 10_000,
  reconnectionDelayGrowFactor: 1.6,
};

/**
 * Opens a WebSocket that reconnects by itself. `url` is absolute, with the scheme http(s) or ws(s).
 * @param takeExisting returns an open connection to reuse. Called each time the library connects. Returns undefined if there
 * is none
 */
export function openConnection(
  url: string,
  takeExisting = (): WebSocket | undefined => undefined,
): Connection {
  return new ReconnectingWebSocket(url.replace(/^http/, 'ws'), [], {
    ...reconnection,
    // The library calls this with `new`, which returns the object that the function returns.
    WebSocket: function existingOrNew(address: string, protocols: string[]) {
      return takeExisting() ?? new WebSocket(address, protocols);
    },
    connectionTimeout: 8_000,
    // Calls of a closed connection fail at once. If they were sent later, the player could pay twice.
    maxEnqueuedMessages: 0,
  });
}
