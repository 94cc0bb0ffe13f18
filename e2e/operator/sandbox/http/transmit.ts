import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Delivery } from '../api/delivery';
import type { Env } from './context';

/** A response as bytes. */
export interface Transmission {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

const firstHalf = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/** Sends a response in the given delivery. */
export async function transmit(
  context: Context<Env>,
  { status, headers, bytes }: Transmission,
  kind: Delivery['kind'],
) {
  const { incoming, outgoing } = context.env;
  switch (kind) {
    case 'dropped':
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    case 'hanging':
      await new Promise((resolve) => incoming.socket.once('close', resolve));
      return RESPONSE_ALREADY_SENT;
    case 'truncated':
      outgoing.writeHead(status, { ...headers, 'content-length': String(bytes.length) });
      await new Promise((resolve) => outgoing.write(firstHalf(bytes), resolve));
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    default: {
      const sent = kind === 'malformed' ? firstHalf(bytes) : bytes;
      return new Response(new Uint8Array(sent), {
        status,
        headers: { ...headers, 'content-length': String(sent.length) },
      });
    }
  }
}
