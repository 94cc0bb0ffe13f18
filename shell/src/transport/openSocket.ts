import type { Transport } from '@paywidget/shared/api';
import { log } from '../log';
import { openConnection } from './openConnection';
import { createSocketTransport } from './socket';

/** The socket transport and its library, fetched by those who use it. `url` is absolute. */
export const openSocket = (url: string, http: Transport): Transport =>
  createSocketTransport({ connection: openConnection(url), http, log });
