/** @type {import('jest').Config} */
export default {
  rootDir: new URL('..', import.meta.url).pathname,
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{shared,shell,mf-*,e2e}/**/*.test.{ts,tsx}'],
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
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};
