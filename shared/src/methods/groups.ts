import type { LocalizedText, PaymentMethod } from '@paywidget/shared/contract';

/** Methods of one category, shown as one tile. See docs/rules/methods.md. */
export interface PaymentGroup {
  kind: 'group';
  /** The category. */
  name: string;
  /** The server's label. Known groups have a translated title instead. */
  label?: LocalizedText;
  /** Sorted by position. */
  methods: readonly PaymentMethod[];
  /** The lowest position of its methods. */
  position: number;
}

export interface SingleMethod {
  kind: 'method';
  method: PaymentMethod;
  position: number;
}

export type ListEntry = PaymentGroup | SingleMethod;

const byPosition = <T extends { position: number }>(entries: readonly T[]) =>
  [...entries].sort((a, b) => a.position - b.position);

/**
 * Builds the entries of a list: groups and single methods, sorted by position. A group with one method becomes a single
 * method. Entries with equal positions keep the server's order.
 */
export function listEntries(methods: readonly PaymentMethod[]): ListEntry[] {
  const members = new Map<string | PaymentMethod, PaymentMethod[]>();
  for (const method of byPosition(methods)) {
    const key = method.category || method;
    members.set(key, [...(members.get(key) ?? []), method]);
  }
  return [...members].flatMap(([category, group]): ListEntry[] => {
    const [first] = group;
    if (!first) return [];
    if (typeof category !== 'string' || group.length === 1) {
      return [{ kind: 'method', method: first, position: first.position }];
    }
    const label = group.find((method) => method.label)?.label;
    return [{ kind: 'group', name: category, label, methods: group, position: first.position }];
  });
}

/** Returns the methods of a category, sorted by position. Empty if there are none. */
export function methodsOfGroup(
  methods: readonly PaymentMethod[],
  group: string | undefined,
): PaymentMethod[] {
  return byPosition(methods.filter((method) => method.category === group));
}
