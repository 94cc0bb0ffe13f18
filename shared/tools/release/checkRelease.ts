import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { listFiles, Release, type ReleasedFiles, releaseFile, signatureFile } from './releaseFile';
import { isSigned } from './signature';
import type { Trust } from './trust';
import { isOlder, isVersion, versionForm } from './version';

interface CheckedRelease {
  /** The deployment's folder. */
  folder: string;
  name: string;
  version: string;
  trust: Trust;
  /** Accepts unsigned releases, and releases without a manifest. */
  allowsUnsigned: boolean;
}

export interface ReleaseReport {
  /** The reasons why the release may not be deployed. */
  problems: readonly string[];
  warnings: readonly string[];
}

/** Checks that a release is as built and signed, and not too old. Each line of the report names the release. */
export function checkRelease(release: CheckedRelease): ReleaseReport {
  const { problems = [], warnings = [] } = findFaults(release);
  const named = (text: string) => `${release.name} ${release.version} ${text}`;
  return { problems: problems.map(named), warnings: warnings.map(named) };
}

function findFaults({
  folder,
  name,
  version,
  trust,
  allowsUnsigned,
}: CheckedRelease): Partial<ReleaseReport> {
  if (!isVersion(version)) return { problems: [`is no version: ${versionForm}`] };
  const minimum = Object.hasOwn(trust.minimumVersion, name) ? trust.minimumVersion[name] : undefined;
  if (minimum !== undefined && isOlder(version, minimum)) {
    return { problems: [`is stale: the oldest version that may be deployed is ${minimum}`] };
  }
  const place = path.join(folder, 'static', name, version);
  if (!existsSync(place)) return { problems: [`is not built: there is no ${place}`] };
  const manifest = path.join(place, releaseFile);
  const unsigned = (text: string) => (allowsUnsigned ? { warnings: [text] } : { problems: [text] });
  if (!existsSync(manifest))
    return unsigned(`has no ${releaseFile}, so nobody can tell whether it is what was built`);

  const content = readFileSync(manifest);
  const signature = path.join(place, signatureFile);
  const isChecked = trust.publicKeys.length > 0;
  if (
    isChecked &&
    existsSync(signature) &&
    !isSigned(content, readFileSync(signature, 'utf8'), trust.publicKeys)
  ) {
    return {
      problems: [`was altered, or signed with a key that is not trusted: its signature does not fit`],
    };
  }
  const altered = alterations(place, name, version, content);
  if (altered.length > 0) return { problems: altered };
  return isChecked && !existsSync(signature) ? unsigned('is not signed') : {};
}

/** Names the differences between a release and its manifest. */
function alterations(place: string, name: string, version: string, content: Buffer): string[] {
  const release = parseRelease(content);
  if (!release) return [`was altered: its ${releaseFile} is not valid`];
  if (release.package !== name || release.version !== version) {
    return [`is stale: its ${releaseFile} is the one of ${release.package} ${release.version}`];
  }
  const found = listFiles(place);
  return [
    ...Object.keys(release.files)
      .filter((file) => !hasFile(found, file))
      .map((file) => `was altered: ${file} is missing`),
    ...Object.keys(found)
      .filter((file) => !hasFile(release.files, file))
      .map((file) => `was altered: ${file} was not built with it`),
    ...Object.entries(found)
      .filter(([file, { sha256 }]) => hasFile(release.files, file) && release.files[file]?.sha256 !== sha256)
      .map(([file]) => `was altered: ${file} is not as it was built`),
  ];
}

const hasFile = (files: ReleasedFiles, name: string) => Object.hasOwn(files, name);

function parseRelease(content: Buffer): Release | undefined {
  try {
    return z.safeParse(Release, JSON.parse(content.toString())).data;
  } catch {
    return undefined;
  }
}
