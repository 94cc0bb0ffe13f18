/** `npm run contract` generates the API's documents. Run it after a schema has changed. */
import { writeFileSync } from 'node:fs';
import { documents } from './documents';

for (const { file, text } of documents()) {
  writeFileSync(file, text);
  console.log(file);
}
