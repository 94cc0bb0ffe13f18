import { flows } from './remotes';

interface Versions {
  /** Of the flows that are released or rolled back. */
  asked: ReadonlyMap<string, string>;
  /** Whether values of the configuration are set. */
  isSetting: boolean;
  /** What is live, as `config.json` names it. */
  live: Readonly<Record<string, { version: string }>> | undefined;
  packageVersion: (flow: string) => string;
}

/**
 * Which version of each flow goes live. A command that changes something leaves the other flows as they are; one that
 * names nothing releases the packages. Throws where a version is asked of a flow that there is not.
 */
export function versionsToDeploy({ asked, isSetting, live, packageVersion }: Versions) {
  for (const name of asked.keys()) {
    if (!(flows as readonly string[]).includes(name)) throw new Error(`There is no remote ${name}`);
  }
  const standing = asked.size > 0 || isSetting ? live : undefined;
  return flows.map(
    (flow) => [flow, asked.get(flow) ?? standing?.[flow]?.version ?? packageVersion(flow)] as const,
  );
}
