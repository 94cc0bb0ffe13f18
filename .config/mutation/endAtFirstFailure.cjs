/**
 * An environment that skips the rest of a file after a test has failed: one failure is enough. A change that keeps a promise
 * pending would otherwise cost five seconds for each test.
 */
exports.endAtFirstFailure = (Environment) =>
  class extends Environment {
    hasFailed = false;

    handleTestEvent = (event) => {
      if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.hasFailed = true;
      if (event.name === 'test_start' && this.hasFailed) event.test.mode = 'skip';
    };
  };
