import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nginxFile } from './nginxFile';

/** Returns the path of nginx: `NGINX_PATH`, or an installed one. */
export function findNginx(): string | undefined {
  const onPath = spawnSync('which', ['nginx'], { encoding: 'utf8' }).stdout?.trim();
  return [process.env.NGINX_PATH, onPath, '/usr/sbin/nginx'].find((file) => file && existsSync(file));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Replaces parts of the example configuration. @throws Error if a part is missing. */
function replaceLines(text: string, changes: readonly [from: string, to: string][]): string {
  return changes.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`docs/nginx.conf has no ${from}`);
    return now.replaceAll(from, to);
  }, text);
}

async function waitUntilReady(url: string, process: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (process.exitCode !== null) throw new Error(`nginx ended with ${process.exitCode}`);
    const isReady = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer');
}

/** Runs nginx with the example configuration, the given files, and an API that returns the method and URL of each call. */
export async function runNginx(nginx: string, files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'paywidget-nginx-'));
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'dist', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const api = createServer(({ method, url }, response) => {
    response.setHeader('Cache-Control', 'no-store').end(JSON.stringify({ method, url }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    replaceLines(nginxFile, [
      ['pid /tmp/nginx.pid;', `pid ${folder}/nginx.pid; daemon off; master_process off;`],
      ['error_log stderr;', 'error_log stderr warn;'],
      ['temp_path /tmp/', `temp_path ${folder}/`],
      ['listen 8080;', `listen 127.0.0.1:${port};`],
      ['root /srv/paywidget/dist;', `root ${folder}/dist;`],
      ['http://127.0.0.1:4173', `http://127.0.0.1:${(api.address() as AddressInfo).port}`],
    ]),
  );
  const output: string[] = [];
  const running = spawn(nginx, ['-p', folder, '-c', configuration, '-e', 'stderr']);
  running.stderr.on('data', (text: Buffer) => output.push(String(text)));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, running).catch((error: Error) => {
    throw new Error(`${error.message}: ${output.join('')}`);
  });
  return {
    url,
    /** Returns nginx's error log. */
    log: () => output.join(''),
    async close() {
      const exited = new Promise((resolve) => running.once('exit', resolve));
      running.kill();
      await exited;
      await new Promise((resolve) => api.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
