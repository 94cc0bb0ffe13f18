/**
 * The environment of a test: with a document for components, as in `.config/jest.config.mjs`. Stryker extends one
 * environment, not a separate one for each project.
 */
const { TestEnvironment: NoDocument } = require('jest-environment-node');
const { endAtFirstFailure } = require('./endAtFirstFailure.cjs');
const Document = require('./document.cjs');

const Plain = endAtFirstFailure(NoDocument);

module.exports = class {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? Document : Plain;
    // biome-ignore lint/correctness/noConstructorReturn: Stryker's class extends this one, and becomes one of the two.
    return new Environment(config, context);
  }
};
