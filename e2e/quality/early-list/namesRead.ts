/** Returns the names of the members that `read` reads of an object. */
export function namesRead<Target extends object>(
  target: Target,
  read: (watched: Target) => unknown,
): string[] {
  const names = new Set<string>();
  const watched = new Proxy(target, {
    get(object, name) {
      if (typeof name === 'string') names.add(name);
      return Reflect.get(object, name);
    },
  });
  read(watched);
  return [...names];
}
