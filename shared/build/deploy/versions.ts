import { flows } from './remotes';

interface Versions {
  /** The versions of the flows to release or roll back. */
  requested: ReadonlyMap<string, string>;
  /** True if the command changes values of the configuration. */
  changesSettings: boolean;
  /** The deployed versions, from `config.json`. */
  deployed: Readonly<Record<string, { version: string }>> | undefined;
  packageVersion: (flow: string) => string;
}

/**
 * Returns the version to deploy of each flow. If the command names a flow or changes a value, all other flows keep their
 * deployed version. Otherwise, every flow gets the current version of its package. Throws if a flow does not exist.
 */
export function versionsToDeploy({ requested, changesSettings, deployed, packageVersion }: Versions) {
  for (const name of requested.keys()) {
    if (!(flows as readonly string[]).includes(name)) throw new Error(`There is no remote ${name}`);
  }
  const kept = requested.size > 0 || changesSettings ? deployed : undefined;
  return flows.map(
    (flow) => [flow, requested.get(flow) ?? kept?.[flow]?.version ?? packageVersion(flow)] as const,
  );
}
