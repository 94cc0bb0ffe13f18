import { readFileSync } from 'node:fs';
import { endpoints } from '@paywidget/shared/contract/payments';
import { asyncApiDocument } from './asyncApi';
import { documents } from './documents';
import { openApiDocument } from './openApi';

it('docs/contract matches the schemas (`npm run contract` updates it)', () => {
  for (const { file, text } of documents()) expect(readFileSync(file, 'utf8')).toBe(text);
});

it('the OpenAPI document has every endpoint, with Idempotency-Key if the call needs one', () => {
  const { paths } = openApiDocument();
  for (const { key, method, idempotent } of Object.values(endpoints)) {
    const operation = paths[`/${key}`]?.[method.toLowerCase()] as { parameters: { name: string }[] };
    expect(operation.parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(idempotent);
  }
});

it('the AsyncAPI document names events with colons and leaves out calls that only use HTTP', () => {
  const { messages } = asyncApiDocument().channels.socket;
  expect(messages.createDeposit).toMatchObject({ title: 'BANKING:deposit-create' });
  expect(messages.closeModalSession).toBeUndefined();
  expect(messages['deposit.status']).toBeDefined();
});
