import * as z from 'zod/mini';

const tolerantLists = new WeakSet<z.core.$ZodType>();
const essentials = new WeakSet<z.core.$ZodType>();

/** A list whose invalid members are left out and reported. */
export const tolerantList = <S extends z.ZodMiniType>(member: S) => {
  const list = z.array(member);
  tolerantLists.add(list);
  return list;
};

/** An optional field of a list member. If its value is invalid, the whole member is left out. */
export const essential = <S extends z.ZodMiniType>(schema: S) => {
  essentials.add(schema);
  return schema;
};

export type Path = readonly PropertyKey[];
type Definition = z.core.$ZodTypes['_zod']['def'];

/**
 * Returns the smallest part that can be left out to remove the issue at `path`: a member of a tolerant list, or an optional
 * field of a list member. Undefined if there is no such part. Then the whole answer is invalid.
 */
export function droppablePart(
  schema: z.core.$ZodType,
  path: Path,
  depth = 0,
  inList = false,
): Path | undefined {
  const definition = schema._zod.def as Definition;
  const descend = (inner: z.core.$ZodType) => droppablePart(inner, path, depth, inList);
  const step = (inner: z.core.$ZodType, list: boolean) => droppablePart(inner, path, depth + 1, list);
  const key = path[depth];

  switch (definition.type) {
    case 'optional':
    case 'nullable':
      return descend(definition.innerType);
    case 'pipe':
      return descend(definition.in);
    case 'union':
      return definition.options
        .map(descend)
        .reduce((best, part) => ((part?.length ?? 0) > (best?.length ?? 0) ? part : best), undefined);
  }
  if (key === undefined) return undefined;
  const here = path.slice(0, depth + 1);

  switch (definition.type) {
    case 'array':
      return step(definition.element, true) ?? (tolerantLists.has(schema) ? here : undefined);
    case 'record':
      return step(definition.valueType, inList);
    case 'object': {
      const field = definition.shape[String(key)];
      if (!field) return undefined;
      const isDroppable = inList && field._zod.optin === 'optional' && !essentials.has(field);
      return step(field, inList) ?? (isDroppable ? here : undefined);
    }
    default:
      return undefined;
  }
}
