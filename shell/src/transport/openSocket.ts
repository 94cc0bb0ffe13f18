import type { Transport } from '@paywidget/shared/api';
import { log } from '../log';
import { openConnection } from './openConnection';
import { createSocketTransport } from './socket';

/** Opens the socket transport. In a chunk with its library, loaded only by widgets that use it. `url` is absolute. */
export const openSocket = (url: string, http: Transport): Transport =>
  createSocketTransport({ connection: openConnection(url), http, log });
