import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Operation } from './readOperations';

interface MockOptions {
  operations: readonly Operation[];
  /** The path before an operation's, as `/api`. */
  prefix?: string;
}

interface Answer {
  status: number;
  body: unknown;
}

const failure = (status: number, message: string): Answer => ({
  status,
  body: { message, data: { message } },
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates a server that answers each operation with its example. It refuses a call without a token, a required header or parameter,
 * or a body of JSON, as an operator's API does. It keeps only whether
 * the last deposit is paid.
 */
export function createMock({ operations, prefix = '/api' }: MockOptions): Server {
  let isPaid = false;

  /** The status of a deposit waits until the player says that it is paid. Else no invoice would stay on the screen. */
  function exampleOf({ path, example }: Operation): unknown {
    if (/deposit-(create|prepare)/.test(path)) isPaid = false;
    if (path.endsWith('deposit-complete')) isPaid = true;
    return path === '/deposit-status' && !isPaid ? { status: 'NEW' } : example;
  }

  function answer(request: IncomingMessage, { pathname, searchParams }: URL, body: string): Answer {
    const { method, headers } = request;
    const ofPath = operations.filter(({ path }) => `${prefix}${path}` === pathname);
    const operation = ofPath.find((one) => one.method === method);
    if (!operation) return failure(ofPath.length > 0 ? 405 : 404, `No ${method} ${pathname}`);
    if (operation.needsToken && !/^Bearer ./.test(headers.authorization ?? ''))
      return failure(401, 'No token');
    const header = operation.requiredHeaders.find((name) => headers[name.toLowerCase()] === undefined);
    if (header) return failure(400, `The header ${header} is missing`);
    const parameter = operation.requiredQuery.find((name) => !searchParams.has(name));
    if (parameter) return failure(400, `The parameter ${parameter} is missing`);
    if (method === 'POST' && !isJson(body)) return failure(400, 'The body is not JSON');
    return { status: 200, body: exampleOf(operation) };
  }

  return createServer(async (request, response) => {
    const { origin, 'access-control-request-headers': asked } = request.headers;
    response.setHeader('Access-Control-Allow-Origin', origin ?? '*');
    response.setHeader('Access-Control-Expose-Headers', 'Date');
    response.setHeader('Vary', 'Origin');
    if (request.method === 'OPTIONS') {
      if (asked) response.setHeader('Access-Control-Allow-Headers', asked);
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST').writeHead(204).end();
      return;
    }
    const { status, body } = answer(
      request,
      new URL(request.url ?? '/', 'http://mock'),
      await bodyOf(request),
    );
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
}
