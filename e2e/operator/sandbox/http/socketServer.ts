import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import type { Delivery } from '../api/delivery';
import type { Handle } from '../api/handle';
import { parseJson } from '../api/requestCheck';
import { bearerToken } from '../operator/caller';
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
  /** Other origins whose pages may connect. The sandbox's origin is always allowed. */
  allowedOrigins: readonly string[];
}

/**
 * Serves the operator's API over WebSocket. A call with a valid token subscribes the connection to that player's
 * pushes. Returns a function that closes all connections.
 */
export function serveSockets({ server, handle, operator, allowedOrigins }: SocketServerOptions): () => void {
  const sockets = new WebSocketServer({ noServer: true });

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    if (url.pathname !== path || !isAllowedOrigin(request)) return stream.destroy();
    const scope = [request.headers['x-sandbox-scope'], url.searchParams.get('scope')].find(Boolean);
    sockets.handleUpgrade(request, stream, head, (socket) =>
      handleConnection(socket, scope as string | undefined),
    );
  }

  function isAllowedOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
    if (origin === undefined || allowedOrigins.includes(origin)) return true;
    // A sandboxed frame or a file sends `null`, which is no address.
    return URL.canParse(origin) && new URL(origin).host === host;
  }

  function handleConnection(socket: WebSocket, scope: string | undefined) {
    let signedIn: { player: string; unsubscribe: () => void } | undefined;
    const send = (frame: unknown) => socket.send(JSON.stringify(frame));

    function signIn(authorization: string | undefined) {
      const player = operator.players.findByToken(bearerToken(authorization), operator.clock.now());
      if (!player || player.id === signedIn?.player) return;
      signedIn?.unsubscribe();
      signedIn = { player: player.id, unsubscribe: operator.pushes.subscribe(player.id, send) };
    }

    async function onMessage(text: RawData) {
      const request = z.safeParse(Request, parseJson(String(text)));
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

    socket.on('message', (text) => void onMessage(text));
    socket.on('close', () => signedIn?.unsubscribe());
    socket.on('error', () => socket.terminate());
  }

  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}

/** Sends a reply in the given delivery. A fault that breaks an HTTP response closes the connection here. */
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
