import * as z from 'zod/mini';
import type { Endpoint, ResponseOf } from './endpoint';
import { ContractError } from './error';
import { droppablePart, type Path } from './tolerance';

/** An invalid part of an answer that was left out. */
export interface DroppedPart {
  /** The path of the part, such as `methods.3.category`. */
  path: string;
  reason: string;
}

export interface Parsed<Data> {
  data: Data;
  dropped: DroppedPart[];
}

const toText = (path: Path) => path.map(String).join('.');

const toReason = (issue: z.core.$ZodIssue) =>
  'expected' in issue ? `${issue.message}, expected ${issue.expected}` : issue.message;

/** True if a part is inside another part of `parts`. The keys of `parts` are paths as text. */
const isInside = (part: Path, parts: ReadonlyMap<string, unknown>) =>
  part.some((_, length) => length > 0 && parts.has(toText(part.slice(0, length))));

/** Returns a copy of `data` without the parts at `paths`. Only the objects around them are copied. */
function without(data: unknown, paths: readonly Path[]): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const pathsByKey = new Map<string, Path[]>();
  for (const [key, ...rest] of paths)
    pathsByKey.set(String(key), [...(pathsByKey.get(String(key)) ?? []), rest]);

  const kept = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    const innerPaths = pathsByKey.get(key);
    if (!innerPaths) return [[key, value]];
    return innerPaths.some((path) => path.length === 0) ? [] : [[key, without(value, innerPaths)]];
  });
  return Array.isArray(data) ? kept.map(([, value]) => value) : Object.fromEntries(kept);
}

/**
 * Parses outside data by its schema. Leaves out and reports invalid members of tolerant lists, and invalid optional fields of
 * list members. For any other invalid part, throws a `ContractError` with `name` and the path.
 */
export function parseWire<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  data: unknown,
): Parsed<z.output<Schema>> {
  const result = z.safeParse(schema, data);
  if (result.success) return { data: result.data, dropped: [] };

  const invalid = new Map<string, { part: Path; reason: string }>();
  for (const issue of result.error.issues) {
    const part = droppablePart(schema, issue.path);
    if (!part) throw new ContractError(name, toText(issue.path), toReason(issue));
    const path = toText(part);
    const inside = toText(issue.path.slice(part.length));
    const reason = inside ? `${inside}: ${toReason(issue)}` : toReason(issue);
    if (!invalid.has(path)) invalid.set(path, { part, reason });
  }
  const parts = [...invalid.values()].map(({ part }) => part);
  const dropped = [...invalid]
    .filter(([, { part }]) => !isInside(part, invalid))
    .map(([path, { reason }]) => ({ path, reason }));

  // Without these parts, validation may find further invalid parts.
  const rest = parseWire(name, schema, without(data, parts));
  return { data: rest.data, dropped: [...dropped, ...rest.dropped] };
}

/** Parses an endpoint's answer as `parseWire` does. */
export const parseAnswer = <E extends Endpoint>(endpoint: E, data: unknown): Parsed<ResponseOf<E>> =>
  parseWire(endpoint.key, endpoint.response as E['response'], data);
