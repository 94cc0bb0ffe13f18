import type { Release } from './releaseFile';

interface LockedPackage {
  version?: string;
  integrity?: string;
  /** True for a package of the repository. `resolved` is then its folder. */
  link?: boolean;
  resolved?: string;
  dependencies?: Readonly<Record<string, string>>;
}
type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Finds a package like Node: in the folder of the package that asks, then in each folder above it. */
function find(packages: LockedPackages, parent: string, name: string): string | undefined {
  const folders = parent.split('/');
  const places = folders.map((_, index) => folders.slice(0, folders.length - index).join('/'));
  const found = [...places.map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`].find(
    (place) => Object.hasOwn(packages, place),
  );
  const entry = found === undefined ? undefined : packages[found];
  return entry?.link ? entry.resolved : found;
}

/**
 * Lists the direct and indirect dependencies of a package of the repository, from the lock file. Leaves out tools for the
 * build.
 */
export function dependenciesOf(packageName: string, packages: LockedPackages): Release['dependencies'] {
  const found = new Set<string>();
  const follow = (parent: string) => {
    for (const name of Object.keys(packages[parent]?.dependencies ?? {})) {
      const place = find(packages, parent, name);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      follow(place);
    }
  };
  follow(packageName);
  return [...found]
    .map((place) => {
      const { version = '', integrity } = packages[place] ?? {};
      const name = place.split('node_modules/').at(-1) ?? place;
      return { name, version, ...(integrity && { integrity }) };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
