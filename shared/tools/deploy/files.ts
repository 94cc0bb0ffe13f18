import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Refusal } from '../release/refusal';

/** The contents of files, by path in the deployment's folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/**
 * Writes the files into the folder, in the given order, then deletes the obsolete files. All contents are on the disk before
 * the first file is replaced. Each file is replaced at once. Unchanged files stay untouched. If a file cannot be written,
 * puts the others back. @throws Refusal
 */
export function writeFiles(folder: string, files: Files, obsolete: readonly string[] = []): void {
  const staging = mkdtempSync(path.join(folder, '.deploy-'));
  const [fresh, old] = [path.join(staging, 'new'), path.join(staging, 'old')];
  const replaced: string[] = [];
  try {
    const names = Object.keys(files).filter((name) => !isWritten(path.join(folder, name), files[name]));
    for (const name of names) {
      writeInto(fresh, name, (file) => writeFileSync(file, files[name] ?? ''));
      const target = path.join(folder, name);
      if (existsSync(target)) writeInto(old, name, (file) => copyFileSync(target, file));
    }
    for (const name of names) {
      writeInto(folder, name, (file) => renameSync(path.join(fresh, name), file));
      replaced.push(name);
    }
    for (const name of obsolete) rmSync(path.join(folder, name), { force: true });
  } catch (error) {
    for (const name of replaced) {
      const backup = path.join(old, name);
      if (existsSync(backup)) renameSync(backup, path.join(folder, name));
      else rmSync(path.join(folder, name));
    }
    throw new Refusal([`The deployment could not be written: ${(error as Error).message}`]);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function isWritten(file: string, content: string | Uint8Array = ''): boolean {
  return existsSync(file) && readFileSync(file).equals(Buffer.from(content));
}

function writeInto(folder: string, name: string, write: (file: string) => void): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  write(file);
}
