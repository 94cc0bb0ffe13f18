import { databaseFile } from './http/directories';
import { startSandbox } from './startSandbox';

const { PORT, SANDBOX_HOST, SANDBOX_SCAN, SANDBOX_DELAY, SANDBOX_DATABASE, SANDBOX_DIST, SANDBOX_ORIGINS } =
  process.env;

/** `SANDBOX_DELAY` is one number of ms or a range `from-to`. */
const [from = 60, to = from] = SANDBOX_DELAY ? SANDBOX_DELAY.split('-').map(Number) : [60, 250];

const sandbox = await startSandbox({
  port: Number(PORT ?? 4173),
  hostname: SANDBOX_HOST,
  databaseFile: SANDBOX_DATABASE ?? databaseFile,
  distDirectory: SANDBOX_DIST,
  delay: [from, to],
  scanMs: SANDBOX_SCAN ? Number(SANDBOX_SCAN) : undefined,
  allowedOrigins: SANDBOX_ORIGINS?.split(','),
});

console.log(`The studio: ${sandbox.url}/`);
console.log(`The documents: ${sandbox.url}/docs/`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
