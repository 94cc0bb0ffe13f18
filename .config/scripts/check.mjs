/** `npm run check`: types and lint beside the unit tests, so that no core waits for another. */
import { runBeside } from './run.mjs';

const statics = runBeside('types').then(async (isTyped) => (await runBeside('lint')) && isTyped);
const results = await Promise.all([statics, runBeside('unit')]);
if (results.includes(false)) process.exit(1);
