import { Hono } from 'hono';
import { type Deposit, isFinal } from '../../ledger/deposits';
import { findOutcome } from '../../ledger/testAmounts';
import { fromUnits } from '../../ledger/units';
import { page } from '../provider/page';
import type { Env, Sandbox } from './context';
import { providerDirectory } from './directories';
import { createFiles } from './files';
import { providerPolicy } from './policies';

/** Time from the payer's decision to the provider's call to the operator. */
const webhookMs = 700;

type Decision = 'approve' | 'decline' | 'leave';

/** The `status` that the provider appends to `returnUrl`. See docs/rules/deposits.md. */
const returnStatus: Record<Decision, string> = {
  approve: 'processed',
  decline: 'mistaked',
  leave: 'waiting',
};

const parsedUrl = (url: string | null) => (url && URL.canParse(url) ? new URL(url) : undefined);

function returnUrl({ id, returnUrl: url }: Deposit, status: string): string | undefined {
  const target = parsedUrl(url);
  if (!target || !/^https?:$/.test(target.protocol)) return undefined;
  target.searchParams.set('depositId', id);
  target.searchParams.set('status', status);
  return target.href;
}

/**
 * Serves the payment provider: a page where the payer approves, declines or leaves, and then returns to `returnUrl`.
 */
export function providerRoutes({ operator }: Sandbox) {
  const files = createFiles(providerDirectory);
  const routes = new Hono<Env>();

  routes.get(
    '/style.css',
    async (context) => (await files.serve(context, 'style.css')) ?? context.notFound(),
  );

  routes.on(['GET', 'POST'], '/pay/:depositId', (context) => {
    const deposit = operator.deposits.find(context.req.param('depositId'));
    const origin = parsedUrl(deposit?.returnUrl ?? null)?.origin;
    context.header('Content-Security-Policy', providerPolicy(origin));
    context.header('Cache-Control', 'no-store');
    if (!deposit) return context.html(page({ state: 'unknown' }), 404);
    return context.html(
      page({
        state: isFinal(deposit.status) ? 'over' : 'open',
        id: deposit.id,
        amount: fromUnits(deposit.units ?? 0n),
        currency: deposit.currency,
        method: deposit.method,
      }),
    );
  });

  routes.post('/pay/:depositId/decision', async (context) => {
    const deposit = operator.deposits.find(context.req.param('depositId'));
    const form = await context.req.parseBody();
    const decision = form.decision as Decision;
    if (!deposit || !Object.hasOwn(returnStatus, decision))
      return context.html(page({ state: 'unknown' }), 400);

    const isDeclined = decision === 'decline' || findOutcome(deposit.outcome).isDeclinedByProvider;
    if (decision !== 'leave' && !isFinal(deposit.status)) {
      operator.lifecycle.scheduleDepositStatus(deposit.id, webhookMs, isDeclined ? 'CANCELED' : 'PAYED');
    }
    const status = decision === 'approve' && isDeclined ? returnStatus.decline : returnStatus[decision];
    const target = returnUrl(deposit, status);
    context.header('Content-Security-Policy', providerPolicy(target && new URL(target).origin));
    return target ? context.redirect(target, 303) : context.html(page({ state: 'done' }));
  });

  return routes;
}
