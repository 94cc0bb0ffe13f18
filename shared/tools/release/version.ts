const form = /^(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/;

/** A version is also the name of a folder, so it must not lead to another folder. */
export const isVersion = (text: string) => form.test(text);
export const versionForm = 'expected a version such as 1.0.535';

/** True if a version comes before another version. A pre-release comes before its release. */
export function isOlder(version: string, other: string): boolean {
  const [, ...one] = form.exec(version) ?? [];
  const [, ...two] = form.exec(other) ?? [];
  for (const part of [0, 1, 2]) {
    const difference = Number(one[part]) - Number(two[part]);
    if (difference !== 0) return difference < 0;
  }
  if (one[3] === undefined || two[3] === undefined) return one[3] !== undefined && two[3] === undefined;
  return one[3].localeCompare(two[3], 'en', { numeric: true }) < 0;
}
