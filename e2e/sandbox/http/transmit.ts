import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Env } from './context';

/** An answer as bytes. */
export interface Transmission {
  status: number;
  headers: Record<string, string>;
  bytes: Buffer;
}

export type Manner = 'whole' | 'malformed' | 'truncated' | 'dropped' | 'hanging';

const firstHalf = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

/**
 * Sends an answer well or badly: `malformed` is complete but only half of it, `truncated` breaks off in the middle,
 * `dropped` closes the connection without a word, `hanging` never answers.
 */
export async function transmit(
  context: Context<Env>,
  { status, headers, bytes }: Transmission,
  manner: Manner,
) {
  const { incoming, outgoing } = context.env;
  switch (manner) {
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
      const sent = manner === 'malformed' ? firstHalf(bytes) : bytes;
      return new Response(new Uint8Array(sent), {
        status,
        headers: { ...headers, 'content-length': String(sent.length) },
      });
    }
  }
}
