import { readFileSync } from 'node:fs';
import { endpoints } from '@paywidget/shared/contract/payments';
import { asyncApiDocument } from './asyncApi';
import { documents } from './documents';
import { openApiDocument } from './openApi';

it('are what the schemas say: `npm run contract` writes them anew', () => {
  for (const { file, text } of documents()) expect(readFileSync(file, 'utf8')).toBe(text);
});

it('name every endpoint, with its key where a call must carry one', () => {
  const { paths } = openApiDocument();
  for (const { key, method, idempotent } of Object.values(endpoints)) {
    const operation = paths[`/${key}`]?.[method.toLowerCase()] as { parameters: { name: string }[] };
    expect(operation.parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(idempotent);
  }
});

it('write socket events with colons, and leave out what only HTTP carries', () => {
  const { messages } = asyncApiDocument().channels.socket;
  expect(messages.createDeposit).toMatchObject({ title: 'BANKING:deposit-create' });
  expect(messages.closeModalSession).toBeUndefined();
  expect(messages['deposit.status']).toBeDefined();
});
