import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

/** The packages that are remotes. Each is released separately. */
export const flows = ['mf-deposit', 'mf-withdrawal', 'mf-crypto', 'mf-sweepstake', 'mf-p2p'] as const;

/** The packages whose versions are deployed. `shared` is part of the shell. */
export const packages: readonly string[] = ['shell', ...flows];

/** The version of a package in the repository. */
export const packageVersion = (name: string): string =>
  JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')).version;
