/** Runs the tests of one area (`MUTATION_AREA`) in Stryker's copy of the sources. */
import { fileURLToPath } from 'node:url';
import common from '../jest.config.mjs';
import { areas } from './areas.mjs';

const { displayName, ...project } = common.projects[0];
const area = areas[process.env.MUTATION_AREA];
const escaped = (path) => path.replaceAll('.', '\\.');
const tests = area.tests.map(escaped);
const withoutTests = (area.withoutTests ?? []).map(escaped);

/** @type {import('jest').Config} */
export default {
  ...project,
  cacheDirectory: process.env.MUTATION_CACHE,
  watchman: false,
  // Set by the runner: the tests that cover the mutant.
  filter: '<rootDir>/.config/mutation/filter.cjs',
  roots: ['shared', 'shell', 'mf-deposit', 'mf-withdrawal'].map((folder) => `<rootDir>/${folder}`),
  testRegex: `/(${tests.join('|')}).*\\.test\\.tsx?$`,
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...withoutTests],
  testTimeout: area.timeoutMs ?? 5_000,
  testEnvironment: fileURLToPath(new URL('environment.cjs', import.meta.url)),
  moduleNameMapper: {
    ...project.moduleNameMapper,
    // `node_modules` has links to the original sources, without mutants.
    '^@paywidget/shared/testing/screens$': '<rootDir>/shared/src/testing/screens.ts',
    '^@paywidget/shared/build$': '<rootDir>/shared/build/index.mjs',
    '^@paywidget/shared/((?!(?:build|tools)/)[^.]+)$': '<rootDir>/shared/src/$1/index.ts',
  },
};
