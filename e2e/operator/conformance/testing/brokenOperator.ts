import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';

export interface BrokenAnswer {
  status: number;
  headers: Record<string, string>;
  /** Parsed JSON, or text if the body is not JSON. */
  body: unknown;
}

/** A call on its way to the sandbox. */
export interface BrokenCall {
  /** The names are in lower case. */
  headers: Record<string, string>;
  body: string;
}

/** One fault of an otherwise correct API. */
export interface Breakage {
  /** The key of the affected endpoint; all calls by default. */
  endpoint?: string;
  /** Changes the call before it is passed on. */
  request?(call: BrokenCall): Partial<BrokenCall>;
  /** Changes the answer, or leaves the call without one. `resend` passes the call on again with other headers. */
  answer?(
    answer: BrokenAnswer,
    call: BrokenCall,
    resend: (headers: Record<string, string>) => Promise<unknown>,
  ): AnswerChange | Promise<AnswerChange>;
  /** Changes a frame from the server; return undefined to drop it. */
  frame?(frame: Record<string, unknown>): unknown;
}

type AnswerChange = Partial<BrokenAnswer> | 'hang' | 'drop';

/** Headers of one connection, or invalid for a changed body. They are not passed on. */
const connectionHeaders = [
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
];

const passedOn = (headers: Iterable<[string, unknown]>) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !connectionHeaders.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );

const parsed = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
};

/** Opens a proxy of the sandbox at `target` that adds the fault set with `break`, on both transports. */
export async function openBrokenOperator(target: string) {
  let breakage: Breakage = {};

  const isAffected = ({ url = '' }: IncomingMessage) =>
    breakage.endpoint === undefined || url.split('?')[0] === `/api/${breakage.endpoint}`;

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const { url = '/', method = 'GET' } = request;
    const isBroken = isAffected(request);
    const received = { headers: passedOn(Object.entries(request.headers)), body: await text(request) };
    const call = { ...received, ...(isBroken && breakage.request?.(received)) };
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
    const sent = { ...sound, ...broken };
    response.writeHead(sent.status, sent.headers);
    response.end(typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body));
  }

  const server = createServer((request, response) => void pass(request, response));
  // Node would add a Date header if the answer has none.
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
      const sent = breakage.frame ? breakage.frame(frame) : frame;
      if (sent !== undefined) client.send(typeof sent === 'string' ? sent : JSON.stringify(sent));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/api`,
    socketUrl: `ws://127.0.0.1:${port}/api/socket`,
    /** Replaces the current fault. */
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
