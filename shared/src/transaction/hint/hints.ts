/** The hints of each experiment group, as translation keys. */
const hintsOfGroup: Readonly<Record<string, readonly string[]>> = {
  group_a: ['hint.a.details', 'hint.a.amount', 'hint.a.stay'],
  group_b: ['hint.b.provider', 'hint.b.copy', 'hint.b.safe'],
  group_c: ['hint.c.almost', 'hint.c.app', 'hint.c.result'],
};

/** The hints of the player's first experiment group. Empty without a group. */
export function hintsFor(groups: ReadonlySet<string | undefined>): readonly string[] {
  const group = Object.keys(hintsOfGroup).find((name) => groups.has(name));
  return (group !== undefined && hintsOfGroup[group]) || [];
}
