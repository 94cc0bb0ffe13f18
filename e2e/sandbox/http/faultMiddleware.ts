import type { MiddlewareHandler } from 'hono';
import type { Env, Sandbox } from './context';
import { transmit } from './transmit';

const nothing = { status: 200, headers: {}, bytes: Buffer.alloc(0) };

/** Faults of files and pages; those of the API are its own function's, which sockets use too. */
export const faultMiddleware =
  ({ faults, wait, requests, operator }: Sandbox): MiddlewareHandler<Env> =>
  async (context, next) => {
    const { path, method } = context.req;
    const scope = context.req.header('x-sandbox-scope');
    if (scope) {
      const at = new Date(operator.clock.now()).toISOString();
      requests.add({ at, path, method, transport: 'http', headers: context.req.header(), scope });
    }
    const fault = faults.due({ path, method, scope });
    if (!fault) return next();
    switch (fault.action) {
      case 'delay':
        await wait(fault.ms);
        return next();
      case 'status':
        return context.json(fault.body ?? { message: 'Fault' }, fault.status as 404);
      case 'hang':
        return transmit(context, nothing, 'hanging');
      case 'drop':
        return transmit(context, nothing, 'dropped');
      default: {
        context.set('isUncompressed', true);
        await next();
        const bytes = Buffer.from(await context.res.arrayBuffer());
        const headers = Object.fromEntries(context.res.headers);
        const manner = fault.action === 'truncate' ? 'truncated' : 'malformed';
        const spoiled = await transmit(context, { status: context.res.status, headers, bytes }, manner);
        // hono would carry the old answer's headers over.
        context.res = undefined;
        context.res = spoiled;
      }
    }
  };
