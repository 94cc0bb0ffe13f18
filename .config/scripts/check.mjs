/** `npm run check`: runs types and lint in parallel with the unit tests, to use two cores. */
import { runInParallel } from './run.mjs';

const staticChecks = runInParallel('types').then(async (isTyped) => (await runInParallel('lint')) && isTyped);
const results = await Promise.all([staticChecks, runInParallel('unit')]);
if (results.includes(false)) process.exit(1);
