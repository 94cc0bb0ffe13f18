import * as z from 'zod/mini';

const Match = z.strictObject({
  /** A regular expression that the path must match. */
  path: z.optional(z.string()),
  /** An endpoint's key, such as `BANKING/deposit-create`. */
  endpoint: z.optional(z.string()),
  method: z.optional(z.enum(['GET', 'POST'])),
  /** Only the n-th matching request, counted from 1. */
  nth: z.optional(z.number()),
  /** Only the first n matching requests. */
  times: z.optional(z.number()),
});

const common = {
  match: Match,
  /** `after` runs the endpoint first and disturbs only its response. Default `before`. */
  when: z.optional(z.enum(['before', 'after'])),
};

export const FaultRule = z.discriminatedUnion('action', [
  z.strictObject({
    ...common,
    action: z.literal('status'),
    status: z.number(),
    /** JSON body of the response. */
    body: z.optional(z.unknown()),
  }),
  z.strictObject({ ...common, action: z.literal('delay'), ms: z.number() }),
  z.strictObject({ ...common, action: z.literal('hang') }),
  z.strictObject({ ...common, action: z.literal('drop') }),
  z.strictObject({ ...common, action: z.literal('malformed') }),
  z.strictObject({ ...common, action: z.literal('truncate') }),
]);
export type FaultRule = z.infer<typeof FaultRule>;

/** Limits rules to the requests of one player or one scope. If both are absent, rules apply to all requests. */
export interface FaultOwner {
  playerId?: string;
  scope?: string;
}

interface ActiveRule extends FaultOwner {
  rule: FaultRule;
  pattern: RegExp | undefined;
  matchCount: number;
}

export interface FaultSubject extends FaultOwner {
  path: string;
  endpoint?: string;
  method: string;
}

/** Stores fault rules. Rules are limited to a player or a scope, so that concurrent tests do not affect each other. */
export function createFaults() {
  let active: ActiveRule[] = [];

  const appliesTo = (rule: FaultOwner, { playerId, scope }: FaultOwner) =>
    (rule.playerId === undefined || rule.playerId === playerId) &&
    (rule.scope === undefined || rule.scope === scope);

  return {
    add(rules: readonly FaultRule[], owner: FaultOwner) {
      active.push(
        ...rules.map((rule) => ({
          ...owner,
          rule,
          pattern: rule.match.path === undefined ? undefined : new RegExp(rule.match.path),
          matchCount: 0,
        })),
      );
    },

    /** Removes an owner's rules, or all rules if no owner is given. */
    clear({ playerId, scope }: FaultOwner) {
      const all = playerId === undefined && scope === undefined;
      active = all ? [] : active.filter((rule) => rule.playerId !== playerId || rule.scope !== scope);
    },

    /** Returns the rule to apply to a request, if any. Counts the request for every rule that it matches. */
    due(subject: FaultSubject): FaultRule | undefined {
      const matching = active.filter(
        (entry) =>
          appliesTo(entry, subject) &&
          (entry.rule.match.endpoint ?? subject.endpoint) === subject.endpoint &&
          (entry.rule.match.method ?? subject.method) === subject.method &&
          (entry.pattern?.test(subject.path) ?? true),
      );
      for (const entry of matching) entry.matchCount += 1;
      return matching.find(
        ({ matchCount, rule: { match } }) =>
          (match.nth ?? matchCount) === matchCount && matchCount <= (match.times ?? matchCount),
      )?.rule;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;
