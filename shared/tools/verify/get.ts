import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';

export interface Answer {
  url: string;
  status: number;
  /** By name, lower case. Several headers with the same name are joined by a comma, as in browsers. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

const timeoutMs = 20_000;

/** Requests an address without following redirects. Names below `localhost` are this machine, as in browsers. */
export function get(url: string): Promise<Answer> {
  const { protocol, hostname, host, port, pathname, search } = new URL(url);
  const options = {
    hostname: hostname.endsWith('.localhost') ? 'localhost' : hostname,
    port,
    path: pathname + search,
    headers: { host },
    timeout: timeoutMs,
  };
  return new Promise((resolve, reject) => {
    const request = (protocol === 'https:' ? getHttps : getHttp)(options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          url,
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headersDistinct).map(([name, values]) => [
              name,
              (values ?? []).join(', '),
            ]),
          ),
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on('timeout', () => request.destroy(new Error(`No answer within ${timeoutMs / 1000} s`)));
    request.on('error', reject);
  });
}
