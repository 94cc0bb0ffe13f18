import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OpenSandbox, openSandbox } from '../sandbox/testing/openSandbox';
import { runCommand } from './command';

const token = 'tok-of+a/player==';

function listen(answer: (authorization: string) => string): Promise<Server> {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(answer(request.headers.authorization ?? ''));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function run(args: readonly string[], environment = {}) {
  const output = { log: jest.fn(), error: jest.fn() };
  const code = await runCommand(args, environment, output);
  const textOf = ({ mock }: jest.Mock) => mock.calls.flat().join('\n');
  return { code, out: textOf(output.log), err: textOf(output.error) };
}

describe('the conformance command', () => {
  let sandbox: OpenSandbox;
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.close());

  it.each([
    [[], '--url is missing'],
    [['--url', 'https://a.example'], '--token is missing'],
    [['--url', '/api', '--token', 't'], '--url takes an absolute address: https:// or http://…'],
    [['--url', 'https://me:secret@a.example', '--token', 't'], '--url takes no name and password'],
    [
      ['--url', 'https://a.example', '--token', 'a b'],
      'A token contains characters that are not allowed in a header',
    ],
    [['--url', 'https://a.example', '--token', 't', '--socket', 'https://a.example'], '--socket takes'],
    [
      ['--url', 'https://a.example', '--token', 't', '--origin', 'https://b.example/x'],
      '--origin takes an origin',
    ],
    [
      ['--url', 'https://a.example', '--token', 't', '--country', 'BRA'],
      '--country takes two letters, as br',
    ],
    [['--url', 'https://a.example', '--token', 't', '--field', 'phone'], '--field takes <name>=<value>'],
    [
      ['--url', 'https://a.example', '--token', 't', '--amount', '-1'],
      "Option '--amount' argument is ambiguous",
    ],
    [['--url', 'https://a.example', '--token', 't', '--timeout', '0'], '--timeout takes seconds'],
    [['--url', 'https://a.example', '--token', 't', '--payload', 'none.json'], '--payload none.json: ENOENT'],
    [['--urls', 'https://a.example'], "Unknown option '--urls'"],
  ])('called as %j explains the mistake', async (args, message) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.startsWith(message)).toBe(true);
  });

  it('reports an address where nothing answers', async () => {
    const { code, err } = await run(['--url', 'http://127.0.0.1:9/api', '--token', token]);
    expect(code).toBe(2);
    expect(err).toContain('Nothing answers at http://127.0.0.1:9/api: ');
  });

  it('reports an --only text that matches no row', async () => {
    const { code, err } = await run(['--url', sandbox.url, '--token', token, '--only', 'nothing like it']);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('nothing like it') });
  });

  it('reports each row, and creates nothing without --allow-payments', async () => {
    const player = await sandbox.signIn();
    const environment = { CONFORMANCE_TOKEN: player.token };
    const args = [
      '--url',
      `${sandbox.url}/api/`,
      '--country',
      'br',
      '--currency',
      'BRL',
      '--only',
      'withdrawal',
    ];
    const { code, out } = await run(args, environment);
    expect(code).toBe(0);
    expect(out).toContain(
      '  ok       BANKING/methods-withdrawal-v4: withdrawal methods  (docs/rules/wire.md#payment-method)',
    );
    expect(out).toContain('  skipped  withdrawal: BANKING/withdrawal-create succeeds');
    expect(out).toContain('creates something: pass --allow-payments');
    expect(out).toMatch(/\n\d+ ok, 0 fails, \d+ skipped$/);
    expect(await sandbox.ledger(player)).toMatchObject({ deposits: [], withdrawals: [] });
  });

  it('prints the report as JSON with --json', async () => {
    const { code, out } = await run([
      '--url',
      `${sandbox.url}/api`,
      '--token',
      token,
      '--json',
      '--only',
      'countries',
    ]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      url: `${sandbox.url}/api`,
      ok: 0,
      fails: 1,
      rows: [
        {
          name: 'BANKING/methods-country-selector-v2: countries',
          outcome: 'fails',
          fault: { request: 'GET /api/BANKING/methods-country-selector-v2', expected: ['2xx'] },
        },
      ],
    });
  });

  it('never prints a token, even if an answer repeats it', async () => {
    const server = await listen((authorization) =>
      // The report cuts the answer off within the last token.
      JSON.stringify({
        echo: authorization,
        token: 'next-token',
        pad: 'x'.repeat(200),
        again: authorization,
      }),
    );
    const { port } = server.address() as AddressInfo;
    const secrets = ['--token', token, '--second-token', 'second-secret', '--field', 'cvv=987'];
    const { code, out } = await run(['--url', `http://127.0.0.1:${port}/api`, ...secrets]);
    server.closeAllConnections();
    server.close();
    expect(code).toBe(1);
    expect(out).toContain('Bearer <token>');
    for (const secret of [token.slice(0, 6), 'next-token', 'second-secret', '987'])
      expect(out).not.toContain(secret);
  });
});
