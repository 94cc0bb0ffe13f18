/** Something that the early list does not know. The list then waits for React. */
export class Unusual extends Error {}

/** @throws Unusual */
export function unusual(what: string): never {
  throw new Unusual(what);
}
