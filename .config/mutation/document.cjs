/** The environment of tests that ask for a document in their first line. */
const { TestEnvironment } = require('jest-environment-jsdom');
const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const { endAtFirstFailure } = require('./endAtFirstFailure.cjs');

module.exports = mixinJestEnvironment(endAtFirstFailure(TestEnvironment));
