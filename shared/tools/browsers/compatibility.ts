import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { oldest } from './oldest';

interface Support {
  version_added: string | false | null;
  version_removed?: string | false | null;
  /** The user must switch the feature on. */
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}

export interface Compatibility {
  support: Readonly<Record<string, Support | readonly Support[] | undefined>>;
}

/** A node of MDN's browser compatibility data: a feature, with its parts by name. */
export type Feature = { readonly __compat?: Compatibility } & {
  readonly [part: string]: Feature | undefined;
};

/** MDN's data: the first version of each browser that has a feature. */
export const data: Feature = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
);

/** The parts of a feature, by name. */
export const partsOf = (feature: Feature | undefined) =>
  Object.entries(feature ?? {}).filter((entry): entry is [string, Feature] => entry[0] !== '__compat');

/** Finds a feature by its path. Undefined if the data does not have it. */
export const featureAt = (...path: readonly string[]): Feature | undefined =>
  path.reduce<Feature | undefined>(
    (feature, part) => (feature && Object.hasOwn(feature, part) ? feature[part] : undefined),
    data,
  );

/** The number of a version. Infinity for an unreleased version. */
const numberOf = (version: string) => Number(version.replace('≤', '')) || Number.POSITIVE_INFINITY;

const hasIn = (support: Support, version: number) =>
  typeof support.version_added === 'string' &&
  numberOf(support.version_added) <= version &&
  !(support.version_removed && numberOf(support.version_removed) <= version) &&
  !support.flags &&
  !support.prefix &&
  !support.alternative_name;

/**
 * Returns the browsers whose oldest supported version does not have the feature, each with the first version that has it.
 */
export function browsersWithout({ support }: Compatibility): string[] {
  return Object.entries(oldest).flatMap(([browser, version]) => {
    const known = [support[browser] ?? []].flat();
    if (known.some((one) => hasIn(one, version))) return [];
    return [`${browser} ${known[0]?.version_added || 'none'}`];
  });
}
