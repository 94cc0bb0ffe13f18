import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type Clock, systemClock } from '../ledger/clock';
import { openStore } from '../ledger/database';
import { createApi, type Handle } from './api/handle';
import { createApp } from './http/app';
import { builtWidgetDirectory } from './http/directories';
import { serveSockets } from './http/socketServer';
import { createViolations } from './http/violations';
import { createFaults, type Faults } from './operator/faults';
import { createOperator, type Operator } from './operator/operator';
import { createRequestLog, type RequestLog } from './operator/requestLog';

const keepAliveMs = 75_000;

export interface SandboxOptions {
  /** 0, the default, picks a free port. */
  port?: number;
  /** The interface to listen on. */
  hostname?: string;
  /** `:memory:`, the default, keeps nothing after `close()`. */
  databaseFile?: string;
  /** The folder with the built widget. */
  distDirectory?: string;
  clock?: Clock;
  /** Range in ms of the random delay before each API response. */
  delay?: readonly [from: number, to: number];
  /** Other origins whose pages may frame the widget and call the API. */
  allowedOrigins?: readonly string[];
  /** Rewrites answers and pushes in other forms that the contract allows. Default true. */
  variesForms?: boolean;
  /** Time in ms until a QR code is paid. Default 12 s. */
  scanMs?: number;
  /** Validates every API response against the contract before sending it. Default true. */
  checksAnswers?: boolean;
}

export interface RunningSandbox {
  /** Without a trailing slash. */
  url: string;
  operator: Operator;
  faults: Faults;
  requests: RequestLog;
  /** The API as a function, independent of the transport. */
  handle: Handle;
  /** Compresses the whole build at the best quality. Call it before measuring. */
  warm(): Promise<void>;
  /** Closes every connection and the database. */
  close(): Promise<void>;
}

/** Starts the operator's API, the payment provider, the static server, the studio and the host pages on one port. */
export async function startSandbox({
  port = 0,
  hostname = '127.0.0.1',
  databaseFile = ':memory:',
  distDirectory = builtWidgetDirectory,
  clock = systemClock,
  delay = [0, 0],
  allowedOrigins = [],
  variesForms = true,
  scanMs,
  checksAnswers = true,
}: SandboxOptions = {}): Promise<RunningSandbox> {
  let url = '';
  const store = openStore(databaseFile);
  const operator = createOperator({ store, clock, publicUrl: () => url, variesForms, scanMs });
  const faults = createFaults();
  const requests = createRequestLog();
  const wait = (ms: number) =>
    ms <= 0 ? Promise.resolve() : new Promise<void>((resolve) => void clock.after(ms, resolve));
  const responseDelay = () => delay[0] + Math.random() * (delay[1] - delay[0]);
  const handle = createApi({ operator, faults, requests, wait, responseDelay, variesForms, checksAnswers });
  const { app, warm } = createApp({
    operator,
    handle,
    faults,
    requests,
    violations: createViolations(() => clock.now()),
    wait,
    distDirectory,
    allowedOrigins,
  });

  // Without further options this creates a plain HTTP/1.1 server.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const closeSockets = serveSockets({ server, handle, operator, allowedOrigins });
  // Node's default of 5 s can close a connection just as the client reuses it.
  server.keepAliveTimeout = keepAliveMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, resolve);
  });
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  operator.tasks.resume();

  return {
    url,
    operator,
    faults,
    requests,
    handle,
    warm,
    async close() {
      operator.dispose();
      closeSockets();
      const isClosed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await isClosed;
      store.close();
    },
  };
}
