/** `npm run fuzz`: sends odd data to everything that reads what others send. `--help` lists the options. */
import { randomInt } from 'node:crypto';
import { register } from 'node:module';
import { readOptions, UsageError, usage } from './options';
import './page';

register('./styles.mjs', import.meta.url);

try {
  if (process.argv.includes('--help')) console.log(usage);
  else {
    const options = readOptions(process.argv.slice(2), () => randomInt(2 ** 30));
    const { runFuzz } = await import('./command');
    process.exitCode = await runFuzz(options);
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
