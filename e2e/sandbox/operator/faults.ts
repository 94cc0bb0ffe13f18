import * as z from 'zod/mini';

const Match = z.strictObject({
  /** A regular expression that the path must match. */
  path: z.optional(z.string()),
  /** An endpoint's key, such as `BANKING/deposit-create`. */
  endpoint: z.optional(z.string()),
  method: z.optional(z.enum(['GET', 'POST'])),
  /** Only the n-th request that matches, from 1. */
  nth: z.optional(z.number()),
  /** Only the first so many requests that match. */
  times: z.optional(z.number()),
});

const common = {
  match: Match,
  /** `after`: the endpoint does its work first, and only its answer suffers. */
  when: z.optional(z.enum(['before', 'after'])),
};

export const FaultRule = z.discriminatedUnion('action', [
  z.strictObject({
    ...common,
    action: z.literal('status'),
    status: z.number(),
    /** JSON of the answer. */
    body: z.optional(z.unknown()),
  }),
  z.strictObject({ ...common, action: z.literal('delay'), ms: z.number() }),
  z.strictObject({ ...common, action: z.literal('hang') }),
  z.strictObject({ ...common, action: z.literal('drop') }),
  z.strictObject({ ...common, action: z.literal('malformed') }),
  z.strictObject({ ...common, action: z.literal('truncate') }),
]);
export type FaultRule = z.infer<typeof FaultRule>;

/** Whom a set of rules concerns; both absent, everybody. */
export interface FaultOwner {
  playerId?: string;
  scope?: string;
}

interface ActiveRule extends FaultOwner {
  rule: FaultRule;
  pattern: RegExp | undefined;
  seen: number;
}

export interface FaultSubject extends FaultOwner {
  path: string;
  endpoint?: string;
  method: string;
}

/** Faults on demand, kept apart by player and by scope, so that tests that run at once do not meet. */
export function createFaults() {
  let active: ActiveRule[] = [];

  const concerns = (rule: FaultOwner, { playerId, scope }: FaultOwner) =>
    (rule.playerId === undefined || rule.playerId === playerId) &&
    (rule.scope === undefined || rule.scope === scope);

  return {
    add(rules: readonly FaultRule[], owner: FaultOwner) {
      active.push(
        ...rules.map((rule) => ({
          ...owner,
          rule,
          pattern: rule.match.path === undefined ? undefined : new RegExp(rule.match.path),
          seen: 0,
        })),
      );
    },

    /** Takes away an owner's rules; without an owner, all. */
    clear({ playerId, scope }: FaultOwner) {
      const all = playerId === undefined && scope === undefined;
      active = all ? [] : active.filter((rule) => rule.playerId !== playerId || rule.scope !== scope);
    },

    /** The first rule that is due for a request. Every rule that the request matches counts it. */
    due(subject: FaultSubject): FaultRule | undefined {
      const matching = active.filter(
        (entry) =>
          concerns(entry, subject) &&
          (entry.rule.match.endpoint ?? subject.endpoint) === subject.endpoint &&
          (entry.rule.match.method ?? subject.method) === subject.method &&
          (entry.pattern?.test(subject.path) ?? true),
      );
      for (const entry of matching) entry.seen += 1;
      return matching.find(
        ({ seen, rule: { match } }) => (match.nth ?? seen) === seen && seen <= (match.times ?? seen),
      )?.rule;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
