import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A deployment's `config.json`. Another commit may have written it, so nothing is known about its fields. */
export type Settings = Readonly<Record<string, unknown>>;

/** Each build writes these files again: its own files and their hashes. */
const builtFields: ReadonlySet<string> = new Set(['remotes', 'locales']);

/** Reads the settings of a deployment folder. @throws Error if the folder has no deployment */
export function readConfiguration(folder: string): Settings {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'paywidget/config.json'), 'utf8'));
  } catch (cause) {
    throw new Error(`${folder} has no deployment: build it, or name the root of a site`, { cause });
  }
}

/** Returns the settings in which two deployments differ. A setting that only one of them has is a difference too. */
export function differingSettings(one: Settings, other: Settings): string[] {
  const fields = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return fields.filter(
    (field) => !builtFields.has(field) && JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}
