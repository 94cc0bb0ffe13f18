/**
 * Stryker's runner for jest, which loads only the files whose tests cover the mutant, and first those beside the mutant: most
 * mutants are killed there. By itself it filters tests by name, so it loads every file for every mutant, and that takes longer
 * than the tests.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { strykerPlugins as jestPlugins } from '@stryker-mutator/jest-runner';

/**
 * In Stryker's copy of the project: the files of each test, by the test's name. Two files may have tests with the same name.
 */
const filesOfTests = 'filesOfTests.json';

coveringTestsRunner.inject = tokens(commonTokens.injector);
function coveringTestsRunner(injector) {
  const runner = injector.injectFunction(jestPlugins[0].factory);

  return {
    init: () => runner.init(),
    capabilities: () => runner.capabilities(),
    async dryRun(options) {
      delete process.env.MUTATION_TESTS;
      const result = await runner.dryRun(options);
      const filesOf = {};
      for (const { id, fileName } of result.tests ?? [])
        filesOf[id] = [...new Set(filesOf[id]).add(fileName)];
      // After a time-out Stryker starts another process, without a dry run.
      writeFileSync(filesOfTests, JSON.stringify(filesOf));
      return result;
    },
    async mutantRun(options) {
      const filesOf = existsSync(filesOfTests) ? JSON.parse(readFileSync(filesOfTests, 'utf8')) : {};
      // No filter: the mutant is in code that runs when a file is loaded, so any test may notice it.
      const tests = options.testFilter ?? Object.keys(filesOf);
      const files = [...new Set(tests.flatMap((id) => filesOf[id] ?? []))];
      const mutated = options.sandboxFileName;
      const isOwn = (file) => file.replace(/\.test\.tsx?$/, '') === mutated.replace(/\.tsx?$/, '');
      const isBeside = (file) => !isOwn(file) && dirname(file) === dirname(mutated);
      const isElsewhere = (file) => !isOwn(file) && !isBeside(file);
      let result;
      for (const group of [isOwn, isBeside, isElsewhere]) {
        const chosen = files.filter(group);
        if (chosen.length === 0) continue;
        process.env.MUTATION_TESTS = JSON.stringify(chosen);
        result = await runner.mutantRun(options);
        if (result.status !== 'survived') break;
      }
      return result ?? runner.mutantRun(options);
    },
  };
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'coveringTests', coveringTestsRunner),
];
