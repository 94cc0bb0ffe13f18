import { brotliCompressSync, constants } from 'node:zlib';
import { type Context, Hono } from 'hono';
import type { Delivery } from '../api/delivery';
import type { Env, Sandbox } from './context';
import { transmit } from './transmit';

/** Shorter responses are not worth compressing. */
const minCompressedBytes = 1024;
const fastCompression = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const malformedJson = { message: 'The body is not JSON', data: { code: 'sandbox.requestBreaksContract' } };

function deliver(context: Context<Env>, delivery: Delivery) {
  if (!('status' in delivery))
    return transmit(context, { status: 0, headers: {}, bytes: Buffer.alloc(0) }, delivery.kind);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Encoding',
  };
  const plain = Buffer.from(JSON.stringify(delivery.body ?? {}));
  const isCompressed =
    delivery.kind === 'complete' &&
    plain.length >= minCompressedBytes &&
    context.req.header('accept-encoding')?.includes('br');
  const transmission = isCompressed
    ? {
        status: delivery.status,
        headers: { ...headers, 'content-encoding': 'br' },
        bytes: brotliCompressSync(plain, fastCompression),
      }
    : { status: delivery.status, headers, bytes: plain };
  return transmit(context, transmission, delivery.kind);
}

async function payloadOf({ req }: Context<Env>): Promise<{ payload: unknown } | undefined> {
  if (req.method === 'GET') return { payload: req.query() };
  const text = await req.text();
  try {
    return { payload: text === '' ? {} : JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Serves the operator's API over HTTP. */
export function apiRoutes({ handle }: Sandbox) {
  return new Hono<Env>().all('/*', async (context) => {
    const read = await payloadOf(context);
    if (!read) return context.json(malformedJson, 400);
    const call = {
      endpoint: context.req.path.replace(/^\/api\//, ''),
      method: context.req.method,
      headers: context.req.header(),
      payload: read.payload,
      transport: 'http',
    } as const;
    return deliver(context, await handle(call));
  });
}
