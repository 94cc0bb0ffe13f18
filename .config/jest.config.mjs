const rootDir = new URL('..', import.meta.url).pathname;

/** Rules and the sandbox, which know no document: starting one for each of their files takes longer than the tests. */
const pure = [
  '<rootDir>/shared/src/{contract,payments,money,host,api}/**/*.test.ts',
  '<rootDir>/{shared,mf-*}/src/**/model/**/*.test.ts',
  '<rootDir>/shared/build/**/*.test.ts',
  '<rootDir>/e2e/{sandbox,bench,contract}/**/*.test.ts',
];

const common = {
  rootDir,
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
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
  projects: [
    { ...common, displayName: 'rules', testEnvironment: 'node', testMatch: pure },
    {
      ...common,
      displayName: 'screens',
      testEnvironment: 'jsdom',
      testMatch: [
        '<rootDir>/{shared,shell,mf-*,e2e}/**/*.test.{ts,tsx}',
        ...pure.map((pattern) => `!${pattern}`),
      ],
    },
  ],
};
