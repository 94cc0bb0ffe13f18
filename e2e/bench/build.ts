import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './paths';

const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js');

/** Builds a page of the benchmark for production. @throws Error if the build fails. */
export function build(page: 'adyen' | 'single'): void {
  const configuration = path.join(root, 'e2e/bench', page, 'webpack.config.mjs');
  const { status } = spawnSync(
    process.execPath,
    [webpack, '--config', configuration, '--mode', 'production'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`The build of ${page} failed`);
}
