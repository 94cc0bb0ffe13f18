const rootDir = new URL('..', import.meta.url).pathname;

const common = {
  rootDir,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/dist/'],
  setupFiles: ['<rootDir>/shared/src/testing/jestPolyfills.ts'],
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/jestSetup.ts'],
  moduleNameMapper: {
    '\\.module\\.scss$': '<rootDir>/.config/jestStyles.cjs',
    '\\.scss$': '<rootDir>/.config/jestStyles.cjs',
    // Fifty languages of messages that the widget does not show, read by every file that knows a schema.
    '^\\.\\./locales/index\\.cjs$': '<rootDir>/.config/jestNothing.cjs',
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
  transformIgnorePatterns: ['/node_modules/(?!(@maskito|partysocket|jsqr|@faker-js|@noble|@scure)/)'],
};

/** @type {import('jest').Config} */
export default {
  rootDir,
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  // By default one core stays idle, of two.
  maxWorkers: '100%',
  // Starting a document takes longer than most rules' tests: a `.test.ts` that needs one says so in its first line.
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      testRegex: '/(shared|shell|mf-[a-z0-9]+|e2e)/.*\\.test\\.ts$',
    },
    {
      ...common,
      displayName: 'screens',
      testEnvironment: 'jsdom',
      testRegex: '/(shared|shell|mf-[a-z0-9]+|e2e)/.*\\.test\\.tsx$',
    },
  ],
};
