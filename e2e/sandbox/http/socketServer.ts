import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import type { Delivery } from '../api/delivery';
import type { Handle } from '../api/handle';
import type { Operator } from '../operator/operator';

const path = '/api/socket';

const Request = z.object({
  id: z.union([z.number(), z.string()]),
  event: z.string(),
  method: z.string(),
  headers: z.record(z.string(), z.string()),
  payload: z.optional(z.unknown()),
});

interface SocketServerOptions {
  server: Server;
  handle: Handle;
  operator: Operator;
  /** Pages of other origins that may connect; those of the sandbox's own always may. */
  allowedOrigins: readonly string[];
}

/**
 * The operator's API over the contract's WebSocket. A call with a good token signs the connection in: from then on it
 * hears that player's pushes.
 */
export function serveSockets({ server, handle, operator, allowedOrigins }: SocketServerOptions): () => void {
  const sockets = new WebSocketServer({ noServer: true });

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    if (url.pathname !== path || !isWelcome(request)) return stream.destroy();
    const scope = [request.headers['x-sandbox-scope'], url.searchParams.get('scope')].find(Boolean);
    sockets.handleUpgrade(request, stream, head, (socket) => converse(socket, scope as string | undefined));
  }

  function isWelcome({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined || allowedOrigins.includes(origin)) return true;
    return new URL(origin).host === host;
  }

  function converse(socket: WebSocket, scope: string | undefined) {
    let signedIn: { player: string; stop: () => void } | undefined;
    const send = (frame: unknown) => socket.send(JSON.stringify(frame));

    function signIn(authorization: string | undefined) {
      const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
      const player = operator.players.byToken(token, operator.clock.now());
      if (!player || player.id === signedIn?.player) return;
      signedIn?.stop();
      signedIn = { player: player.id, stop: operator.pushes.subscribe(player.id, send) };
    }

    async function hear(text: RawData) {
      const request = z.safeParse(Request, parsed(String(text)));
      if (!request.success) return socket.close(1003, 'Not a request');
      const { id, event, method, payload = {} } = request.data;
      const headers = Object.fromEntries(
        Object.entries(request.data.headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      signIn(headers.authorization);
      const endpoint = event.replaceAll(':', '/');
      if (scope !== undefined) headers['x-sandbox-scope'] = scope;
      const delivery = await handle({ endpoint, method, headers, payload, transport: 'socket' });
      deliver(socket, id, delivery, operator.clock.now());
    }

    socket.on('message', (text) => void hear(text));
    socket.on('close', () => signedIn?.stop());
    socket.on('error', () => socket.terminate());
  }

  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

/** Sends a reply well or badly: what breaks an HTTP answer breaks the connection here. */
function deliver(socket: WebSocket, id: number | string, delivery: Delivery, now: number) {
  switch (delivery.kind) {
    case 'hanging':
      return;
    case 'dropped':
    case 'truncated':
      return socket.terminate();
    default: {
      const { status, body } = delivery;
      const text = JSON.stringify({ id, status, data: body, date: new Date(now).toISOString() });
      socket.send(delivery.kind === 'malformed' ? text.slice(0, text.length / 2) : text);
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
