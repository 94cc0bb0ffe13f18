import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as z from 'zod/mini';
import type { Player } from '../../ledger/players';
import { toUnits } from '../../ledger/units';
import { play, userOf } from '../operator/accounts';
import { ApiError } from '../operator/apiError';
import { ChainPayment, receiveCoins } from '../operator/chainPayments';
import { FaultRule } from '../operator/faults';
import { ledgerReport } from '../operator/ledgerReport';
import { NewPlayer, signUp } from '../operator/newPlayer';
import { createPlayerChannel } from '../operator/pushBus';
import { traceReport } from '../operator/traceReport';
import type { Env, Sandbox } from './context';
import { demoCatalogue } from './demoCatalogue';
import { captchaDirectory } from './directories';
import { createFiles } from './files';

const heartbeatMs = 20_000;

const StatusRequest = z.strictObject({ to: z.enum(['PROCESSING', 'PAYED', 'CANCELED', 'AUTO_CANCELED']) });
const PlayRequest = z.strictObject({ player: z.string(), amount: z.union([z.number(), z.string()]) });
const TokenRequest = z.strictObject({ token: z.string(), afterMs: z.optional(z.number()) });
const FaultRequest = z.strictObject({
  rules: z.array(FaultRule),
  player: z.optional(z.string()),
  scope: z.optional(z.string()),
});

const HurryRequest = z.strictObject({ player: z.optional(z.string()) });

/** A message from the operator's server to the host page, which sends it on to the widget. See docs/guides/embedding.md. */
const HostMessageRequest = z.strictObject({
  player: z.string(),
  type: z.string(),
  payload: z.optional(z.unknown()),
});
type HostMessage = Omit<z.infer<typeof HostMessageRequest>, 'player'>;

/** Parses the body of a request. @throws ApiError 400 for an invalid body. */
async function bodyOf<Schema extends z.ZodMiniType>(
  context: Context<Env>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = await context.req.json().catch(() => {
    throw new ApiError(400, 'The body is not JSON');
  });
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const reasons = result.error.issues.map((issue) => {
    const place = issue.path.map(String).join('.') || 'The body';
    if (issue.code === 'invalid_type') return `${place}: expected ${issue.expected}`;
    if (issue.code === 'unrecognized_keys') return `${place}: unknown ${issue.keys.join(', ')}`;
    return `${place}: ${issue.message}`;
  });
  throw new ApiError(400, reasons.join('; '));
}

/** Serves the sandbox's control API for the studio, the host pages and tests. See docs/guides/sandbox.md. */
export function sandboxRoutes({ operator, faults, requests, violations }: Sandbox) {
  const routes = new Hono<Env>();
  const { players, lifecycle, deposits, ledger, clock, pushes } = operator;

  const hostMessages = createPlayerChannel<HostMessage>();
  /** The ids of the players that a test has created, by its scope. */
  const playersOfScope = new Map<string, string[]>();
  const captcha = createFiles(captchaDirectory);

  const requirePlayer = (tokenOrId: string | undefined): Player => {
    const player = tokenOrId === undefined ? undefined : players.findByTokenOrId(tokenOrId);
    if (!player) throw new ApiError(404, 'No such player');
    return player;
  };
  const ownerOf = (player: string | undefined, scope: string | undefined) => ({
    ...(player !== undefined && { playerId: requirePlayer(player).id }),
    ...(scope !== undefined && { scope }),
  });

  // Fake scripts of the captcha vendors.
  routes.get(
    '/captcha/:file',
    async (context) => (await captcha.serve(context, context.req.param('file'))) ?? context.notFound(),
  );

  routes.get('/catalogue', (context) => context.json(demoCatalogue(clock.now())));

  routes.post('/players', async (context) => {
    const { player, token } = signUp(operator, await bodyOf(context, NewPlayer));
    const scope = context.req.header('x-sandbox-scope');
    if (scope) playersOfScope.set(scope, [...(playersOfScope.get(scope) ?? []), player.id]);
    return context.json({ token, user: userOf(ledger, player, token) }, 201);
  });

  routes.get('/user', (context) => {
    const token = context.req.query('player') ?? '';
    return context.json(userOf(ledger, requirePlayer(token), token));
  });

  routes.post('/tokens/revoke', async (context) => {
    const { token } = await bodyOf(context, TokenRequest);
    requirePlayer(token);
    players.revokeToken(token);
    return context.json({});
  });

  routes.post('/tokens/expire', async (context) => {
    const { token, afterMs = 0 } = await bodyOf(context, TokenRequest);
    requirePlayer(token);
    players.expireToken(token, clock.now() + afterMs);
    return context.json({});
  });

  routes.post('/tokens/renew', async (context) => {
    const { token: old } = await bodyOf(context, TokenRequest);
    const player = requirePlayer(old);
    players.revokeToken(old);
    const token = players.issueToken(player.id);
    pushes.publish(player.id, { event: 'login.token', data: { token } });
    return context.json({ token, user: userOf(ledger, player, token) });
  });

  routes.get('/ledger', (context) =>
    context.json(ledgerReport(operator, requirePlayer(context.req.query('player')))),
  );

  routes.post('/deposits/:id/settle', async (context) => {
    const { to } = await bodyOf(context, StatusRequest);
    const isSettled = lifecycle.changeDepositStatus(context.req.param('id'), to);
    return context.json({ isSettled, status: deposits.find(context.req.param('id'))?.status ?? null });
  });

  routes.post('/deposits/:id/transaction', async (context) => {
    const payment = await bodyOf(context, ChainPayment);
    const received = receiveCoins(operator, context.req.param('id'), payment);
    if (!received) throw new ApiError(400, 'Not a crypto address');
    return context.json(received);
  });

  routes.post('/hurry', async (context) => {
    const { player } = await bodyOf(context, HurryRequest);
    const scope = context.req.header('x-sandbox-scope') ?? '';
    const ids = player === undefined ? (playersOfScope.get(scope) ?? []) : [requirePlayer(player).id];
    for (const id of ids) lifecycle.hurry(id);
    return context.json({});
  });

  routes.post('/play', async (context) => {
    const { player, amount } = await bodyOf(context, PlayRequest);
    play(operator, requirePlayer(player), toUnits(amount));
    return context.json({});
  });

  routes.post('/withdrawals/:id/settle', async (context) => {
    const { to } = await bodyOf(context, StatusRequest);
    return context.json({ isSettled: lifecycle.changeWithdrawalStatus(context.req.param('id'), to) });
  });

  routes.get('/events', (context) => {
    const player = requirePlayer(context.req.query('player'));
    return streamSSE(context, async (stream) => {
      const unsubscribePushes = pushes.subscribe(player.id, ({ event, data }) => {
        void stream.writeSSE({ event, data: JSON.stringify(data) });
      });
      const unsubscribeHost = hostMessages.subscribe(player.id, (message) => {
        void stream.writeSSE({ event: 'host', data: JSON.stringify(message) });
      });
      const aborted = new Promise<void>((resolve) => stream.onAbort(resolve));
      const heartbeat = setInterval(
        () => void stream.writeSSE({ event: 'heartbeat', data: '' }),
        heartbeatMs,
      );
      await stream.writeSSE({ event: 'open', data: '' });
      await aborted;
      clearInterval(heartbeat);
      unsubscribePushes();
      unsubscribeHost();
    });
  });

  routes.post('/events', async (context) => {
    const { player, ...message } = await bodyOf(context, HostMessageRequest);
    return context.json({ heardBy: hostMessages.publish(requirePlayer(player).id, message) });
  });

  routes.post('/faults', async (context) => {
    const { rules, player, scope } = await bodyOf(context, FaultRequest);
    faults.add(rules, ownerOf(player, scope));
    return context.json({ added: rules.length });
  });

  routes.delete('/faults', (context) => {
    faults.clear(ownerOf(context.req.query('player'), context.req.query('scope')));
    return context.json({});
  });

  routes.get('/requests', (context) => {
    const { player, scope, endpoint } = context.req.query();
    return context.json(requests.list({ ...ownerOf(player, scope), ...(endpoint && { endpoint }) }));
  });

  routes.get('/traces/:id', (context) =>
    context.json(traceReport(operator, requests, context.req.param('id'))),
  );

  routes.get('/violations', (context) => context.json(violations.list(context.req.query('scope'))));

  return routes;
}
