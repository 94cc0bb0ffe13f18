import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../integrityPlugin.mjs';

/** A file to preload, as `<link rel="preload">` needs it. */
export interface FormFile {
  href: string;
  as: 'script' | 'style' | 'fetch';
  integrity: string;
}

/** What the form of most deposits is made of, beside the first screen: folders of source code, and a package. */
const parts: Readonly<Record<'shell' | 'mf-deposit', readonly string[]>> = {
  shell: [
    'shared/src/contract/payments',
    'shared/src/money/input',
    'shared/src/ui/controls',
    'shared/src/form',
    'shared/src/bonus',
    'shared/src/transaction',
    'shared/src/deposit',
    'shared/src/deposit/form',
    'react-hook-form',
  ],
  'mf-deposit': ['mf-deposit/src/screens/RedirectScreen'],
};

const kinds: Readonly<Record<string, FormFile['as']>> = { '.css': 'style', '.js': 'script' };

interface Contents {
  folders: readonly string[];
  packages: readonly string[];
}

/**
 * Returns the files of the form that most methods open, so that they are there when the first method is pressed. The list of
 * what a build's files contain says which they are.
 * @param folder the deployment's folder
 */
export function formFiles(
  folder: string,
  versions: Readonly<Record<'shell' | 'mf-deposit', string>>,
  staticBase: string,
): FormFile[] {
  return (['shell', 'mf-deposit'] as const).flatMap((name) => {
    const release = path.join(folder, 'static', name, versions[name]);
    const names = existsSync(release) ? readdirSync(release) : [];
    const list = names.includes(`contents.${name}.json`)
      ? readFileSync(path.join(release, `contents.${name}.json`), 'utf8')
      : '{}';
    const contents = Object.entries(JSON.parse(list) as Record<string, Contents>);
    const scripts = contents
      .filter(([file, { folders, packages }]) => {
        const isLater = /^\d/.test(file);
        return isLater && parts[name].some((part) => folders.includes(part) || packages.includes(part));
      })
      .map(([file]) => file);
    // A chunk's style sheet has the same number.
    const styles = names.filter(
      (file) =>
        file.endsWith('.css') && scripts.some((script) => script.split('.')[0] === file.split('.')[0]),
    );
    // The table of hashes, without which none of them is loaded.
    const tables = names.filter((file) => /^integrity\..*\.json$/.test(file));
    return [...tables, ...styles, ...scripts].map((file) => ({
      href: `${staticBase}${name}/${versions[name]}/${file}`,
      as: kinds[path.extname(file)] ?? 'fetch',
      integrity: integrityOf(readFileSync(path.join(release, file))),
    }));
  });
}
