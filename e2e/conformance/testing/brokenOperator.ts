import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';

export interface BrokenAnswer {
  status: number;
  headers: Record<string, string>;
  /** JSON, or text where the body is none. */
  body: unknown;
}

/** A call on its way. */
export interface BrokenCall {
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** One thing that an otherwise sound API does wrong. */
export interface Breakage {
  /** The endpoint's key; absent, every call. */
  endpoint?: string;
  /** Changes what is passed on. */
  request?(call: BrokenCall): Partial<BrokenCall>;
  /** Changes what is answered, or keeps silent. `resend` passes the call on once more, with other headers. */
  answer?(
    answer: BrokenAnswer,
    call: BrokenCall,
    resend: (headers: Record<string, string>) => Promise<unknown>,
  ): Said | Promise<Said>;
  /** Changes a frame of the server; `undefined` swallows it. */
  frame?(frame: Record<string, unknown>): unknown;
}

type Said = Partial<BrokenAnswer> | 'hang' | 'drop';

/** Headers that are about one connection, or no longer true of a changed body. */
const ownHeaders = [
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
];

const passedOn = (headers: Iterable<[string, unknown]>) =>
  Object.fromEntries(
    [...headers].filter(([name]) => !ownHeaders.includes(name)).map(([name, value]) => [name, String(value)]),
  );

const parsed = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
};

/** A server before the sandbox at `target` that breaks what `breakage` says, on both transports. */
export async function openBrokenOperator(target: string) {
  let breakage: Breakage = {};

  const concerns = ({ url = '' }: IncomingMessage) =>
    breakage.endpoint === undefined || url.split('?')[0] === `/api/${breakage.endpoint}`;

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', method = 'GET' } = request;
    const isBroken = concerns(request);
    const sent = { headers: passedOn(Object.entries(request.headers)), body: await text(request) };
    const call = { ...sent, ...(isBroken && breakage.request?.(sent)) };
    const send = (headers: Record<string, string>) =>
      fetch(target + url, { method, headers, ...(call.body && { body: call.body }) });
    const answer = await send(call.headers);
    const sound = {
      status: answer.status,
      headers: passedOn(answer.headers),
      body: parsed(await answer.text()),
    };
    const resend = (headers: Record<string, string>) => send({ ...call.headers, ...headers });
    const broken = (isBroken && (await breakage.answer?.(sound, call, resend))) || {};
    if (broken === 'hang') return;
    if (broken === 'drop') return void request.socket.destroy();
    const told = { ...sound, ...broken };
    response.writeHead(told.status, told.headers);
    response.end(typeof told.body === 'string' ? told.body : JSON.stringify(told.body));
  }

  const server = createServer((request, response) => void pass(request, response));
  // Node would add it where the answer has none.
  server.on('request', (_, response) => {
    response.sendDate = false;
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (client) => {
    const upstream = new WebSocket(`${target.replace('http', 'ws')}/api/socket`);
    const isOpen = new Promise((resolve) => upstream.once('open', resolve));
    client.on('message', (data) => void isOpen.then(() => upstream.send(String(data))));
    client.on('close', () => upstream.terminate());
    upstream.on('error', () => client.terminate());
    upstream.on('message', (data) => {
      const frame = parsed(String(data)) as Record<string, unknown>;
      const told = breakage.frame ? breakage.frame(frame) : frame;
      if (told !== undefined) client.send(typeof told === 'string' ? told : JSON.stringify(told));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/api`,
    socketUrl: `ws://127.0.0.1:${port}/api/socket`,
    /** From now on this is broken, and what was before is not. */
    break(next: Breakage) {
      breakage = next;
    },
    async close() {
      for (const client of sockets.clients) client.terminate();
      const isClosed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await isClosed;
    },
  };
}

export type BrokenOperator = Awaited<ReturnType<typeof openBrokenOperator>>;
