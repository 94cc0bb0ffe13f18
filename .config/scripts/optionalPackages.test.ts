import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingOptionalPackages, platformOf, withAllPlatforms } from './optionalPackages.mjs';

const lock = JSON.parse(readFileSync(join(__dirname, '../../package-lock.json'), 'utf8'));

it('names the optional packages of every platform, so that `npm ci` works on each', () => {
  expect(missingOptionalPackages(lock)).toEqual([]);
});

it.each(['linux', 'darwin', 'win32'])('has the native tools for %s on x64 and arm64', (os) => {
  const fitting = (tool: string, cpu: string) =>
    Object.entries<{ os?: string[]; cpu?: string[] }>(lock.packages).filter(
      ([path, platform]) => path.includes(tool) && platform.os?.includes(os) && platform.cpu?.includes(cpu),
    );
  for (const tool of ['@biomejs/cli-', '@swc/core-', '@esbuild/']) {
    expect(fitting(tool, 'x64')).not.toEqual([]);
    expect(fitting(tool, 'arm64')).not.toEqual([]);
  }
});

it.each([
  ['@biomejs/cli-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@biomejs/cli-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@oxc-parser/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
  ['@swc/core-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('reads the platform of %s from its name', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

it('finds an optional package in the folders that Node searches, and adds what is missing', () => {
  const small = {
    packages: {
      'node_modules/tool': {
        dev: true,
        optionalDependencies: { 'tool-win32-x64': '1.0.0', 'tool-linux-x64': '1.0.0' },
      },
      'node_modules/tool/node_modules/tool-linux-x64': { version: '1.0.0', optional: true },
      'node_modules/zebra': { version: '2.0.0' },
    },
  };
  const whole = withAllPlatforms(small, () => undefined);
  expect(whole.packages).toEqual({
    ...small.packages,
    'node_modules/tool-win32-x64': {
      version: '1.0.0',
      os: ['win32'],
      cpu: ['x64'],
      dev: true,
      optional: true,
    },
  });
  expect(Object.keys(whole.packages).at(-1)).toBe('node_modules/zebra');
  expect(missingOptionalPackages(whole)).toEqual([]);
});

it('takes hash and platform from the registry where it knows them', () => {
  const small = { packages: { 'node_modules/tool': { optionalDependencies: { 'tool-odd': '1.0.0' } } } };
  expect(() => withAllPlatforms(small, () => undefined)).toThrow('No platform is known of tool-odd@1.0.0');
  const whole = withAllPlatforms(small, () => ({ integrity: 'sha512-abc', os: ['darwin'] }));
  expect(whole.packages).toMatchObject({
    'node_modules/tool-odd': { integrity: 'sha512-abc', os: ['darwin'] },
  });
});
