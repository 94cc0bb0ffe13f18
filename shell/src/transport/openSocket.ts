import type { Transport } from '@paywidget/shared/api';
import type { EarlySocket } from '../early';
import { log } from '../log';
import { openConnection } from './openConnection';
import { createSocketTransport } from './socket';

/**
 * Opens the socket transport. In a chunk with its library, loaded only by widgets that use it. `url` is absolute.
 * @param early the connection to go on with
 */
export const openSocket = (url: string, http: Transport, early: EarlySocket | undefined): Transport =>
  createSocketTransport({ connection: openConnection(url, () => early?.take(url)), http, log });
