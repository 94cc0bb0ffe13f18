const rootDir = new URL('..', import.meta.url).pathname;

const common = {
  rootDir,
  // Kept with the packages. The cache also tells which test files take longest. These files start first.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/dist/'],
  setupFiles: ['<rootDir>/shared/src/testing/jestPolyfills.ts'],
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/jestSetup.ts'],
  moduleNameMapper: {
    '\\.module\\.scss$': '<rootDir>/.config/jestStyles.cjs',
    '\\.scss$': '<rootDir>/.config/jestStyles.cjs',
    // zod's messages in fifty languages. The widget shows none of these messages, and every test of a schema would load
    // them.
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/.config/jestNothing.cjs',
    // The package that the wrappers import, from its sources.
    '^@paywidget/embed$': '<rootDir>/shell/src/embed/module.ts',
    '\\.svg$': '<rootDir>/.config/jestAsset.cjs',
  },
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@maskito|partysocket|jsqr|@faker-js|@noble|@scure|@sindresorhus|escape-string-regexp)/)',
  ],
};

/** @type {import('jest').Config} */
export default {
  rootDir,
  // By default jest leaves one of the two cores idle.
  maxWorkers: '100%',
  // The first test of a file also waits for its modules, which on a slow and busy machine can take longer than the usual 5 s.
  testTimeout: 60_000,
  // Creating a document takes longer than most tests of rules. A `.test.ts` that needs one says so in its first line.
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      testRegex: '/(\\.config|shared|shell|mf-[a-z0-9]+|e2e)/.*\\.test\\.ts$',
    },
    {
      ...common,
      displayName: 'screens',
      testEnvironment: 'jsdom',
      testRegex: '/(shared|shell|mf-[a-z0-9]+|e2e)/.*\\.test\\.tsx$',
    },
  ],
};
