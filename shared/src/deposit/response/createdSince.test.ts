import type { DepositAnswer } from '@paywidget/shared/payments';
import { isCreatedSince } from './createdSince';

const sentAt = Date.UTC(2026, 0, 1);
const created = (ms: number) => new Date(sentAt + ms).toISOString();
const nested = (ms: number) =>
  ({ apiResponse: { data: { created: created(ms) } } }) as Partial<DepositAnswer>;

it.each<[string, Partial<DepositAnswer>, number | undefined, boolean]>([
  ['created after the request', { created: created(1) }, sentAt, true],
  ['created 5 s before by the server’s clock', { created: created(-5_000) }, sentAt, true],
  ['created earlier', { created: created(-5_001) }, sentAt, false],
  ['whose invoice was created after the request', nested(1), sentAt, true],
  ['whose invoice was created earlier', nested(-5_001), sentAt, false],
  ['created earlier, with a new invoice', { created: created(-5_001), ...nested(1) }, sentAt, false],
  ['whose answer names no time', {}, sentAt, true],
  ['whose answer has no time among its data', { apiResponse: {} } as Partial<DepositAnswer>, sentAt, true],
  ['created earlier than a request of an unknown time', { created: created(-9_000) }, undefined, true],
])('a deposit %s may be of the request, or not', (_, answer, at, expected) => {
  expect(isCreatedSince({ depositId: '1', ...answer }, at)).toBe(expected);
});
