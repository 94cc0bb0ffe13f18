import WebSocket from 'partysocket/ws';
import type { Connection } from './socket';

/** How long before a lost connection is opened again: at first, and at most (ms). */
const reconnection = {
  minReconnectionDelay: 500,
  maxReconnectionDelay: 10_000,
  reconnectionDelayGrowFactor: 1.6,
};

/** Opens a socket that stays open, as far as the network allows. `url` is absolute, http(s) or ws(s). */
export function openConnection(url: string): Connection {
  return new WebSocket(url.replace(/^http/, 'ws'), [], {
    ...reconnection,
    connectionTimeout: 8_000,
    // Calls of a lost connection fail at once; sending them later could pay twice.
    maxEnqueuedMessages: 0,
  });
}
