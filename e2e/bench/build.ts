import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './paths';

const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js');

/** Builds a page that only the benchmark has, for production. Throws where that fails. */
export function build(page: 'adyen' | 'single'): void {
  const configuration = path.join(root, 'e2e/bench', page, 'webpack.config.mjs');
  const { status } = spawnSync(
    process.execPath,
    [webpack, '--config', configuration, '--mode', 'production'],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`${page} does not build`);
}
