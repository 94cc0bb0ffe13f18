import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { localCertificate } from './certificate';

/** An answer of a site, before compression. */
export interface Content {
  type: string;
  body: string | Buffer;
  isImmutable?: boolean;
  /** The delay before the answer, in ms. */
  delayMs?: number;
  /** The page's content security policy. */
  policy?: string;
}

/** Returns the answer to a request; undefined for 404. */
export type Site = (method: string, path: string) => Content | undefined;

/** One request, as recorded by the server. */
export interface Exchange {
  path: string;
  kind: 'script' | 'style' | 'other';
  /** When it arrived, in ms since the epoch. */
  at: number;
  /** The size of the compressed body. */
  bytes: number;
  isMissing: boolean;
}

export interface Server {
  origin: string;
  /** The requests since the list was last cleared, in order of arrival. */
  exchanges: Exchange[];
  close(): Promise<void>;
}

const kinds: Readonly<Record<string, Exchange['kind']>> = {
  'text/javascript': 'script',
  'text/css': 'style',
};
/** The caching rules of docs/nginx.conf. Adyen's servers let browsers keep pictures too. */
function cachingOf(path: string, { isImmutable }: Content): string {
  if (isImmutable) return 'public, max-age=31536000, immutable';
  return /\/embed\.js$|\.svg$/.test(path) ? 'public, max-age=300, stale-while-revalidate=86400' : 'no-cache';
}

const notFound: Content = { type: 'text/plain', body: 'Not found' };
const now = () => performance.timeOrigin + performance.now();

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Listens over HTTP/1.1. */
function listenPlain(answer: Answer) {
  const server = createServer(answer);
  server.keepAliveTimeout = 60_000;
  return { server, disconnect: () => server.closeAllConnections() };
}

/** Listens over HTTP/2 with TLS. */
function listenSecure(answer: Answer) {
  // Node's requests and responses of HTTP/2 have all that the answers use.
  const server = createSecureServer(localCertificate(), answer as never);
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  return {
    server,
    disconnect() {
      for (const session of sessions) session.destroy();
    },
  };
}

/**
 * Serves a site, compressed by brotli at the best quality. Each answer is compressed only once.
 * @param isHttp2 serves over HTTP/2 with TLS, instead of HTTP/1.1
 */
export async function serve(site: Site, isHttp2 = false): Promise<Server> {
  const exchanges: Exchange[] = [];
  const compressed = new Map<string, Buffer>();

  function compress(key: string, body: Content['body']): Buffer {
    const known = compressed.get(key);
    if (known) return known;
    const bytes = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    compressed.set(key, bytes);
    return bytes;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = now();
    const method = request.method ?? 'GET';
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    request.resume();
    const found = site(method, path);
    const content = found ?? notFound;
    const { type, body, delayMs, policy } = content;
    const bytes = compress(`${method} ${path}`, body);
    const exchange = { path, kind: kinds[type] ?? 'other', at, bytes: bytes.length, isMissing: !found };
    exchanges.push(exchange);
    if (delayMs) await wait(delayMs);
    response.writeHead(found ? 200 : 404, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Encoding': 'br',
      'Content-Length': bytes.length,
      'Cache-Control': cachingOf(path, content),
      ...(policy && { 'Content-Security-Policy': policy }),
    });
    response.end(bytes);
  }

  const { server, disconnect } = (isHttp2 ? listenSecure : listenPlain)(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `${isHttp2 ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`,
    exchanges,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        disconnect();
      }),
  };
}
