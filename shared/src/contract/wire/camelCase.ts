import * as z from 'zod/mini';

type CamelCase<Text> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;
export type CamelCased<Wire> = { [Key in keyof Wire as CamelCase<Key>]: Wire[Key] };

/** Returns the object with its `snake_case` keys in camel case, without keys that have no value. */
export const camelCased = <Wire extends object>(wire: Wire) =>
  Object.fromEntries(
    Object.entries(wire)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]),
  ) as CamelCased<Wire>;

/** An object with `snake_case` keys on the wire and camel case keys inside. */
export const camelCasedObject = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(z.object(shape), z.transform(camelCased<z.infer<z.ZodMiniObject<Shape>>>));
