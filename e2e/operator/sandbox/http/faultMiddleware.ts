import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Env, Sandbox } from './context';
import { transmit } from './transmit';

const emptyResponse = { status: 200, headers: {}, bytes: Buffer.alloc(0) };

/** Applies fault rules to files and pages. The API applies its rules itself, for sockets too. */
export const faultMiddleware =
  ({ faults, wait, requests, operator }: Sandbox): MiddlewareHandler<Env> =>
  async (context, next) => {
    const { path, method } = context.req;
    // A page cannot set headers of the files that it loads, so the studio sets a cookie.
    const scope = getCookie(context, 'sandbox-scope') ?? context.req.header('x-sandbox-scope');
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
        return transmit(context, emptyResponse, 'hanging');
      case 'drop':
        return transmit(context, emptyResponse, 'dropped');
      default: {
        context.set('isWhole', true);
        await next();
        const bytes = Buffer.from(await context.res.arrayBuffer());
        const headers = Object.fromEntries(context.res.headers);
        const kind = fault.action === 'truncate' ? 'truncated' : 'malformed';
        const corrupted = await transmit(context, { status: context.res.status, headers, bytes }, kind);
        // Otherwise Hono merges the headers of the old response into the new one.
        context.res = undefined;
        context.res = corrupted;
      }
    }
  };
