import { useHost } from '@paywidget/shared/host';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CompiledField } from '../field/readField';
import type { RegexRunner } from '../rules/regexRunner';
import { createVerdictBook, type VerdictBook } from '../rules/verdictBook';
import { createWorkerRunner } from '../rules/workerRunner';

/** Verdicts on what is typed into these fields; their broken and endless regexes are reported, each once. */
export function useVerdicts(
  fields: readonly CompiledField[],
  runner: RegexRunner | undefined,
): VerdictBook['verdictOf'] {
  const host = useHost();
  const [own] = useState(createWorkerRunner);
  const [book] = useState(() =>
    createVerdictBook(runner ?? own, (pattern) =>
      host.report('form.regexUnknown', `Regex could not be tested in time: ${pattern}`),
    ),
  );
  const [reported] = useState(() => new Set<string>());
  useSyncExternalStore(book.subscribe, book.version);
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

  return book.verdictOf;
}
