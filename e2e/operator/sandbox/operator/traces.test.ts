import { type OpenSandbox, openSandbox, picpay } from '../testing/openSandbox';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const trace = '0af7651916cd43dd8448eb211c80319c';
const traceparent = (span: string) => ({ traceparent: `00-${trace}-${span}-01` });

it('leads from the attempts of a create call to the deposit and its ledger entries', async () => {
  const player = await sandbox.signIn();
  const options = (span: string) => ({ key: 'one-key', headers: traceparent(span) });
  const { body } = await player.call('BANKING/deposit-create', picpay(25), options('00f067aa0ba902b7'));
  await player.call('BANKING/deposit-create', picpay(25), options('00f067aa0ba902b8'));
  await player.call('BANKING/deposit-create', picpay(40), { headers: { traceparent: 'not-a-trace' } });
  await sandbox.post(`/sandbox/deposits/${body.depositId}/settle`, { to: 'PAYED' });

  const report = (await sandbox.request(`/sandbox/traces/${trace}`)).body;
  const call = { endpoint: 'BANKING/deposit-create', transport: 'http', status: 200 };
  expect(report).toMatchObject({
    traceId: trace,
    calls: [
      { ...call, spanId: '00f067aa0ba902b7' },
      { ...call, spanId: '00f067aa0ba902b8' },
    ],
    deposits: [{ id: body.depositId, method: 'picpay', status: 'PAYED' }],
    withdrawals: [],
    entries: [{ subject: body.depositId }, { subject: body.depositId }],
  });
});

it('does not know a trace that no call had', async () => {
  expect((await sandbox.request(`/sandbox/traces/${'1'.repeat(32)}`)).status).toBe(404);
});
