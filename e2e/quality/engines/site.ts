import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allowOrigin } from '@paywidget/browser/fixtures/consumerSite';
import { startSandbox } from '@paywidget/operator/sandbox';
import type { FaultRule } from '@paywidget/operator/sandbox/faults';

const built = join(import.meta.dirname, '../../../dist');
const script = readFileSync(join(import.meta.dirname, 'host.js'));
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Casino</title>
    <link rel="icon" href="data:,">
  </head>
  <body><h1>Casino</h1><div id="widget"></div><script src="/host.js"></script></body>
</html>`;

/** A deployment with its sandbox at `localhost`, and a host's page at `127.0.0.1`: two sites to a browser. */
export interface EngineSite {
  /** The widget's and the operator's origin. */
  url: string;
  /** The origin of the host's page. */
  hostUrl: string;
  /** Makes requests fail, until `clearFaults`. */
  addFaults(...rules: FaultRule[]): void;
  clearFaults(): void;
  close(): Promise<void>;
}

async function serveHost() {
  const server = createServer(({ url = '/' }, response) => {
    const type = url === '/host.js' ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'Content-Type': type }).end(url === '/host.js' ? script : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export async function openSite(): Promise<EngineSite> {
  const directory = mkdtempSync(join(tmpdir(), 'paywidget-engines-'));
  const { server, url: hostUrl } = await serveHost();
  cpSync(built, directory, { recursive: true });
  allowOrigin(directory, hostUrl);
  const sandbox = await startSandbox({ distDirectory: directory, allowedOrigins: [hostUrl] });
  return {
    url: sandbox.url,
    hostUrl,
    addFaults: (...rules) => sandbox.faults.add(rules, {}),
    clearFaults: () => sandbox.faults.clear({}),
    async close() {
      server.close();
      server.closeAllConnections();
      await sandbox.close();
      rmSync(directory, { recursive: true });
    },
  };
}
