import { Hono } from 'hono';
import * as z from 'zod/mini';

/** The form of `report-uri`. */
const PolicyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string(),
    'blocked-uri': z.string(),
  }),
});
/** The form of `Reporting-Endpoints`. Reports of Integrity-Policy have a destination instead of a directive. */
const Reports = z.array(
  z.object({
    type: z.string(),
    url: z.string(),
    body: z.object({
      effectiveDirective: z.optional(z.string()),
      destination: z.optional(z.string()),
      blockedURL: z.optional(z.string()),
    }),
  }),
);

/** A request or script that a browser has refused in a page of the widget. */
export interface Violation {
  at: string;
  /** `csp-violation` or `integrity-violation`. */
  type: string;
  /** The address of the page. */
  page: string;
  /** The directive of the policy, or the kind of file. */
  rule: string;
  /** The address of the refused resource, or a word such as `inline`. */
  blocked: string;
  scope?: string;
}

type Refused = Pick<Violation, 'type' | 'page' | 'rule' | 'blocked'>;

function parse(body: unknown): Refused[] | undefined {
  const report = PolicyReport.safeParse(body).data?.['csp-report'];
  if (report) {
    const [page, rule, blocked] = [
      report['document-uri'],
      report['effective-directive'],
      report['blocked-uri'],
    ];
    return [{ type: 'csp-violation', page, rule, blocked }];
  }
  return Reports.safeParse(body).data?.map(
    ({ type, url, body: { effectiveDirective, destination, blockedURL } }) => ({
      type,
      page: url,
      rule: effectiveDirective ?? destination ?? '',
      blocked: blockedURL ?? '',
    }),
  );
}

const maxEntries = 1_000;

/** Keeps the last reports of browsers. The reports of a page contain its address, so they stay in memory. */
export function createViolations(now: () => number) {
  let entries: Violation[] = [];
  return {
    list: (scope?: string) => entries.filter((entry) => scope === undefined || entry.scope === scope),
    /** Receives the browsers' reports. */
    routes: new Hono().post('/violations', async (context) => {
      const refused = parse(await context.req.json().catch(() => undefined));
      if (!refused) return context.json({ message: 'Not a report' }, 400);
      const scope = context.req.header('x-sandbox-scope');
      const at = new Date(now()).toISOString();
      entries = [...entries, ...refused.map((one) => ({ at, ...one, ...(scope && { scope }) }))].slice(
        -maxEntries,
      );
      return context.body(null, 204);
    }),
  };
}

export type Violations = ReturnType<typeof createViolations>;
