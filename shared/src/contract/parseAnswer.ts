import * as z from 'zod/mini';
import type { Endpoint, ResponseOf } from './endpoint';
import { ContractError } from './error';
import { droppablePart, type Path } from './tolerance';

/** A broken part of an answer that was left out. */
export interface DroppedPart {
  /** The place in the answer, such as `methods.3.category`. */
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

const isInside = (part: Path, texts: ReadonlyMap<string, unknown>) =>
  part.some((_, length) => length > 0 && texts.has(toText(part.slice(0, length))));

/** Returns a copy of `data` without the parts at `paths`. Only the objects around them are copied. */
function without(data: unknown, paths: readonly Path[]): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const inner = new Map<string, Path[]>();
  for (const [key, ...rest] of paths) inner.set(String(key), [...(inner.get(String(key)) ?? []), rest]);

  const kept = Object.entries(data).flatMap(([key, value]): [string, unknown][] => {
    const broken = inner.get(key);
    if (!broken) return [[key, value]];
    return broken.some((path) => path.length === 0) ? [] : [[key, without(value, broken)]];
  });
  return Array.isArray(data) ? kept.map(([, value]) => value) : Object.fromEntries(kept);
}

/**
 * Reads outside data by its schema. Broken parts that are optional or in a tolerant list are left out and reported. Any other
 * broken part throws a `ContractError` with `name` and the path.
 */
export function parseWire<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  data: unknown,
): Parsed<z.output<Schema>> {
  const result = z.safeParse(schema, data);
  if (result.success) return { data: result.data, dropped: [] };

  const broken = new Map<string, { part: Path; reason: string }>();
  for (const issue of result.error.issues) {
    const part = droppablePart(schema, issue.path);
    if (!part) throw new ContractError(name, toText(issue.path), toReason(issue));
    const path = toText(part);
    const inside = toText(issue.path.slice(part.length));
    const reason = inside ? `${inside}: ${toReason(issue)}` : toReason(issue);
    if (!broken.has(path)) broken.set(path, { part, reason });
  }
  const parts = [...broken.values()].map(({ part }) => part);
  const dropped = [...broken]
    .filter(([, { part }]) => !isInside(part, broken))
    .map(([path, { reason }]) => ({ path, reason }));

  // Removing the broken parts may reveal further ones.
  const rest = parseWire(name, schema, without(data, parts));
  return { data: rest.data, dropped: [...dropped, ...rest.dropped] };
}

/** Reads an endpoint's answer. Throws a `ContractError` if it breaks the contract as a whole. */
export const parseAnswer = <E extends Endpoint>(endpoint: E, data: unknown): Parsed<ResponseOf<E>> =>
  parseWire(endpoint.key, endpoint.response as E['response'], data);
