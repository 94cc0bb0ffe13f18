const rootDir = new URL('..', import.meta.url).pathname;

/** Rules and the sandbox, which know no document: starting one for each of their files takes longer than the tests. */
const pure = [
  '/shared/src/(contract|payments|money|host|api)/.*\\.test\\.ts$',
  '/(shared|mf-[a-z0-9]+)/src/(.*/)?model/.*\\.test\\.ts$',
  '/shared/build/.*\\.test\\.ts$',
  '/e2e/(sandbox|bench|contract)/.*\\.test\\.ts$',
];

const elsewhere = ['/node_modules/', '/dist/'];

const common = {
  rootDir,
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/dist/'],
  setupFiles: ['<rootDir>/shared/src/testing/jestPolyfills.ts'],
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/jestSetup.ts'],
  moduleNameMapper: {
    '\\.module\\.scss$': '<rootDir>/.config/jestStyles.cjs',
    '\\.scss$': '<rootDir>/.config/jestStyles.cjs',
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
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      testRegex: pure,
      testPathIgnorePatterns: elsewhere,
    },
    {
      ...common,
      displayName: 'screens',
      testEnvironment: 'jsdom',
      testRegex: ['/(shared|shell|mf-[a-z0-9]+|e2e)/.*\\.test\\.tsx?$'],
      testPathIgnorePatterns: [...elsewhere, ...pure],
    },
  ],
};
