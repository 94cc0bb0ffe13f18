/** Runs the tests of one area (`MUTATION_AREA`) in Stryker's copy of the sources. */
import common from '../jest.config.mjs';
import { areas } from './areas.mjs';

const { tests } = areas[process.env.MUTATION_AREA];
const belongs = tests.map((path) => path.replaceAll('.', '\\.')).join('|');

/** @type {import('jest').Config} */
export default {
  rootDir: common.rootDir,
  cacheDirectory: process.env.MUTATION_CACHE,
  // Given by the runner: the tests that cover the mutant.
  filter: '<rootDir>/.config/mutation/filter.cjs',
  watchman: false,
  projects: common.projects.map((project) => ({
    ...project,
    cacheDirectory: process.env.MUTATION_CACHE,
    roots: ['<rootDir>/shared', '<rootDir>/shell', '<rootDir>/mf-deposit', '<rootDir>/mf-withdrawal'],
    watchman: false,
    testRegex: project.testRegex.replace('.*', `.*(?<=${belongs}).*`),
    testEnvironment: `@stryker-mutator/jest-runner/jest-env/${project.testEnvironment}`,
    moduleNameMapper: {
      ...project.moduleNameMapper,
      // In `node_modules` are links to the sources as they are, without mutants.
      '^@paywidget/shared/testing/screens$': '<rootDir>/shared/src/testing/screens.ts',
      '^@paywidget/shared/build$': '<rootDir>/shared/build/index.mjs',
      '^@paywidget/shared/((?!build/)[^.]+)$': '<rootDir>/shared/src/$1/index.ts',
    },
  })),
};
