/** The environment of a test, as in the projects of `.config/jest.config.mjs`. Stryker extends one environment, not one of each project. */
const { TestEnvironment: Document } = require('jest-environment-jsdom');
const { TestEnvironment: NoDocument } = require('jest-environment-node');

module.exports = class {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? Document : NoDocument;
    // biome-ignore lint/correctness/noConstructorReturn: Stryker's class extends this one, and becomes one of the two.
    return new Environment(config, context);
  }
};
