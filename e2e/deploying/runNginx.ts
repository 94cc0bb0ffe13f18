import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nginxFile } from './nginxFile';

/** An nginx of this machine: `NGINX_PATH`, or one that is installed. */
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

/** Replaces a line that the example marks; each must be there. */
function changed(text: string, changes: readonly [from: string, to: string][]): string {
  return changes.reduce((now, [from, to]) => {
    if (!now.includes(from)) throw new Error(`docs/nginx.conf has no ${from}`);
    return now.replace(from, to);
  }, text);
}

async function answers(url: string, process: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (process.exitCode !== null) throw new Error(`nginx ended with ${process.exitCode}`);
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer');
}

/** Starts the example over some files, and an API behind it that answers with what it was asked. */
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
    changed(nginxFile, [
      [
        'pid /run/nginx.pid;',
        `pid ${folder}/nginx.pid; error_log stderr warn; daemon off; master_process off;`,
      ],
      [
        'default_type ',
        ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
          .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
          .join(' ')
          .concat('\n  default_type '),
      ],
      ['listen 8080;', `listen 127.0.0.1:${port};`],
      ['root /srv/paywidget/dist;', `root ${folder}/dist;`],
      ['http://127.0.0.1:4173', `http://127.0.0.1:${(api.address() as AddressInfo).port}`],
    ]),
  );
  const said: string[] = [];
  const running = spawn(nginx, ['-p', folder, '-c', configuration, '-e', 'stderr']);
  running.stderr.on('data', (text: Buffer) => said.push(String(text)));
  const url = `http://127.0.0.1:${port}`;
  await answers(url, running).catch((error: Error) => {
    throw new Error(`${error.message}: ${said.join('')}`);
  });
  return {
    url,
    /** What nginx complained of. */
    complaints: () => said.join(''),
    async close() {
      const isOver = new Promise((resolve) => running.once('exit', resolve));
      running.kill();
      await isOver;
      await new Promise((resolve) => api.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}
