import * as z from 'zod/mini';

type CamelCase<Text> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;
export type CamelCased<Wire> = { [Key in keyof Wire as CamelCase<Key>]: Wire[Key] };

/** The same object with its `snake_case` keys in camel case; keys without a value are left out. */
export const camelCased = <Wire extends object>(wire: Wire) =>
  Object.fromEntries(
    Object.entries(wire)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]),
  ) as CamelCased<Wire>;

/** A wire object with `snake_case` keys, read as one with camel case keys. */
export const camelCasedObject = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(z.object(shape), z.transform(camelCased<z.infer<z.ZodMiniObject<Shape>>>));
