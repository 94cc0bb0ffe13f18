import { useHost } from '@paywidget/shared/services';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CompiledField } from '../field/validateField';
import type { RegexRunner } from '../rules/regexRunner';
import { createValidationCache, type ValidationCache } from '../rules/validationCache';
import { createWorkerRunner } from '../rules/workerRunner';

/** Validates texts against the fields' rules. Reports each invalid regex and each regex that times out to the host once. */
export function useValidation(
  fields: readonly CompiledField[],
  runner: RegexRunner | undefined,
): ValidationCache['resultOf'] {
  const host = useHost();
  const [defaultRunner] = useState(createWorkerRunner);
  const [cache] = useState(() =>
    createValidationCache(runner ?? defaultRunner, (pattern) =>
      host.report('form.regexUnknown', `Regex could not be tested in time: ${pattern}`),
    ),
  );
  const [reported] = useState(() => new Set<string>());
  useSyncExternalStore(cache.subscribe, cache.version);
  useEffect(() => () => defaultRunner.dispose(), [defaultRunner]);

  useEffect(() => {
    for (const { field, brokenRules } of fields) {
      for (const { pattern, cause } of brokenRules) {
        if (reported.has(pattern)) continue;
        reported.add(pattern);
        host.report('form.regexBroken', `Regex of field ${field.name} was ignored (${cause}): ${pattern}`);
      }
    }
  }, [fields, host, reported]);

  return cache.resultOf;
}
