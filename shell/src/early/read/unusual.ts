/** Thrown if the early list cannot draw this answer. React then draws it. */
export class Unusual extends Error {}

/** @throws Unusual */
export function unusual(what: string): never {
  throw new Unusual(what);
}
