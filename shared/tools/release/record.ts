/** Ends the build of the package in whose folder it runs: writes the manifest of its release. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageVersion } from '../project/packages';
import { deployment, root } from '../project/paths';
import { dependenciesOf } from './dependencies';
import { listFiles, type Release, releaseFile, signatureFile } from './releaseFile';

const name = path.basename(process.cwd());
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const version = packageVersion(name);
const folder = path.join(deployment, 'static', name, version);

/** Returns the commit that is built, or undefined outside of a repository. */
function currentCommit(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') ? '-dirty' : '');
  } catch {
    return undefined;
  }
}

const release: Release = {
  package: name,
  version,
  commit: currentCommit(),
  dependencies: dependenciesOf(name, readJson('package-lock.json').packages),
  files: listFiles(folder),
};
rmSync(path.join(folder, signatureFile), { force: true });
writeFileSync(path.join(folder, releaseFile), `${JSON.stringify(release, null, 2)}\n`);
