import { browsersWithout } from './compatibility';
import { namesakes, optional } from './oldest';
import { scriptFeatures } from './scriptFeatures';
import { styleFeatures } from './styleFeatures';

export interface BuiltFile {
  path: string;
  text: string;
}

/**
 * Returns a sentence for each feature that an oldest browser does not have, and for each exception that is no longer needed.
 */
export function problemsOf(files: readonly BuiltFile[], exceptions = optional): string[] {
  const problems = new Map<string, string>();
  const unneeded = new Set(Object.keys(exceptions));
  for (const { path, text } of files) {
    try {
      const used = path.endsWith('.css') ? styleFeatures(text) : scriptFeatures(text);
      for (const [name, known] of used) {
        const missing = known.map(browsersWithout).sort((a, b) => a.length - b.length)[0] ?? [];
        if (missing.length === 0) continue;
        const property = name.replace(/: .*/, '');
        unneeded.delete(name);
        unneeded.delete(property);
        const isKnown = name in exceptions || property in exceptions || namesakes.includes(name);
        if (!isKnown && !problems.has(name))
          problems.set(name, `${name} needs ${missing.join(', ')}: ${path}`);
      }
    } catch (error) {
      problems.set(path, `${path}: ${error}`);
    }
  }
  return [
    ...problems.values(),
    ...[...unneeded].map(
      (name) => `${name} is an exception in shared/tools/browsers/oldest.ts, and nothing uses it`,
    ),
  ];
}
