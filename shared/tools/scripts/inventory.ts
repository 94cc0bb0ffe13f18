import { readdirSync } from 'node:fs';
import path from 'node:path';
import { captchaVendors } from '../../../shell/src/captcha/vendors';
import { flows } from '../project/packages';
import { root } from '../project/paths';
import * as purposes from './purposes';

interface Part {
  /** A script, or a part of the widget's code. Each script with a number as its name consists of parts. */
  name: string;
  purpose: string;
  /** The owner of the script: a package of this repository, or a vendor. */
  owner: string;
  /** The source of the script: a folder of this repository, npm, or addresses. */
  from: string | readonly string[];
}

/**
 * Every script that the widget may run, without hashes, because hashes change with each build. `docs/SCRIPTS.json` contains
 * this list.
 */
export interface Inventory {
  scripts: readonly Part[];
  parts: readonly Part[];
  vendors: readonly Part[];
}

export const inventoryFile = path.join(root, 'docs/SCRIPTS.json');

const screensOf = (flow: string) =>
  readdirSync(path.join(root, flow, 'src/screens'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** Lists the scripts, from the units, the flows and their screens. */
export function inventory(): Inventory {
  const entries = ['remoteEntry', '__federation_expose_routes'];
  const names = [
    ...Object.keys(purposes.scripts).filter((name) => !entries.includes(name)),
    ...flows.flatMap((flow) => entries.map((name) => `${flow}/${name}`)),
  ];
  const partNames = [
    'shared/build',
    ...Object.keys(purposes.units).map((unit) => `shared/${unit}`),
    ...Object.keys(purposes.shellParts).map((part) => `shell/${part}`),
    ...flows.flatMap((flow) => [flow, ...screensOf(flow).map((screen) => `${flow}/${screen}`)]),
    ...Object.keys(purposes.packages).map((name) => `npm/${name}`),
  ];
  const ownerOf = (name: string) => name.split('/', 1)[0] ?? '';
  return {
    scripts: names.map((name) => ({
      name,
      purpose: scriptPurpose(name) ?? '',
      owner: ownerOf(name),
      from: ownerOf(name),
    })),
    parts: partNames.map((name) => ({
      name,
      purpose: partPurpose(name) ?? '',
      owner: ownerOf(name),
      from: placeOf(name),
    })),
    vendors: purposes.vendors.map(({ owner, purpose, kinds }) => ({
      name: kinds.join(', '),
      purpose,
      owner,
      from: [...new Set(kinds.flatMap((kind) => captchaVendors[kind]))],
    })),
  };
}

/** Returns the folder that a part comes from, or its npm package. */
const placeOf = (name: string) =>
  name === 'shared/build' || name.startsWith('npm/')
    ? name
    : name.replace(/^([^/]+)/, name.startsWith('mf-') && name.includes('/') ? '$1/src/screens' : '$1/src');

const find = (table: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** The purpose of a script with a speaking name: `shell/early`, `mf-deposit/remoteEntry`. The name has no hash. */
export const scriptPurpose = (name: string): string | undefined =>
  find(purposes.scripts, name) ?? find(purposes.scripts, name.replace(/^mf-[^/]+\//, ''));

/** The purpose of a part of the code. */
export function partPurpose(name: string): string | undefined {
  const [owner = '', ...rest] = name.split('/');
  const part = rest.join('/');
  if (name === 'shared/build') return purposes.build;
  switch (owner) {
    case 'shared':
      return find(purposes.units, part);
    case 'shell':
      return find(purposes.shellParts, part);
    case 'npm':
      return find(purposes.packages, part);
    default: {
      const flow = find(purposes.flows, owner);
      return flow && (part ? `${flow}: ${part}` : `${flow}: what the screens share`);
    }
  }
}

/** Returns the names of the parts whose code is in these folders. The folder of a unit may contain another unit. */
export function partsIn(folders: readonly string[]): string[] {
  const units = Object.keys(purposes.units).sort((one, other) => other.length - one.length);
  const found = folders.flatMap((folder) => {
    if (folder.startsWith('shared/build')) return 'shared/build';
    const [, owner = '', place = ''] = /^([^/]+)\/src(?:\/(.*))?$/.exec(folder) ?? [];
    if (owner === 'shared') {
      const unit = units.find((one) => `${place}/`.startsWith(`${one}/`));
      return unit ? `shared/${unit}` : [];
    }
    if (owner === 'shell') {
      const part = /^(?:lib\/)?[^/]+/.exec(place)?.[0];
      return part ? `shell/${part}` : [];
    }
    const [, screen] = /^screens\/([^/]+)/.exec(place) ?? [];
    return owner === '' ? [] : screen ? `${owner}/${screen}` : owner;
  });
  return [...new Set(found)].sort();
}
