import { useHost } from '@paywidget/shared/host';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CompiledField } from '../field/readField';
import type { RegexRunner } from '../rules/regexRunner';
import { createValidationCache, type ValidationCache } from '../rules/validationCache';
import { createWorkerRunner } from '../rules/workerRunner';

/** Verdicts on what is typed into these fields; their broken and endless regexes are reported, each once. */
export function useValidation(
  fields: readonly CompiledField[],
  runner: RegexRunner | undefined,
): ValidationCache['resultOf'] {
  const host = useHost();
  const [own] = useState(createWorkerRunner);
  const [cache] = useState(() =>
    createValidationCache(runner ?? own, (pattern) =>
      host.report('form.regexUnknown', `Regex could not be tested in time: ${pattern}`),
    ),
  );
  const [reported] = useState(() => new Set<string>());
  useSyncExternalStore(cache.subscribe, cache.version);
  useEffect(() => () => own.dispose(), [own]);

  useEffect(() => {
    for (const { field, broken } of fields) {
      for (const { pattern, cause } of broken) {
        if (reported.has(pattern)) continue;
        reported.add(pattern);
        host.report('form.regexBroken', `Regex of field ${field.name} is no rule (${cause}): ${pattern}`);
      }
    }
  }, [fields, host, reported]);

  return cache.resultOf;
}
