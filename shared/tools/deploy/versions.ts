import { flows } from '../project/packages';

interface Versions {
  /** The versions of the flows to release or roll back. */
  requested: ReadonlyMap<string, string>;
  /** True if the command changes settings. */
  changesSettings: boolean;
  /** The deployed versions, from `config.json`. */
  deployed: Readonly<Record<string, { version: string }>> | undefined;
  packageVersion: (flow: string) => string;
}

/**
 * Returns the version of each flow to deploy. If the command names a flow or changes a setting, all other flows keep their
 * deployed version. Otherwise, every flow gets the current version of its package.
 */
export function versionsToDeploy({ requested, changesSettings, deployed, packageVersion }: Versions) {
  const kept = requested.size > 0 || changesSettings ? deployed : undefined;
  return flows.map(
    (flow) => [flow, requested.get(flow) ?? kept?.[flow]?.version ?? packageVersion(flow)] as const,
  );
}
