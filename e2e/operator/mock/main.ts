/** `npm run mock -- --port 4010` serves the examples of docs/contract/openapi.json. See docs/guides/deploying.md. */
import { parseArgs } from 'node:util';
import { createMock } from './createMock';
import { readOperations } from './readOperations';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
const operations = readOperations();
createMock({ operations }).listen(Number(values.port), '127.0.0.1', () => {
  console.log(`${operations.length} operations at http://localhost:${values.port}/api`);
});
