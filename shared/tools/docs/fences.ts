import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../project/paths';

/** An example in a document: a fenced block. */
export interface Fence {
  /** The document, as a path from the repository's root. */
  file: string;
  /** The line of the opening fence, counted from 1. */
  line: number;
  /** Empty for a block without a language. Such a block is plain text: a diagram, a header, the output of a command. */
  language: string;
  /** True if the fence says `not-run` after its language: an example that no test runs. */
  isNotRun: boolean;
  code: string;
}

const fence = /^```([\w-]*)(.*)\n([\s\S]*?)^```$/gm;

/** Returns the examples of a document in their order. */
export function fencesOf(file: string, source = readFileSync(path.join(root, file), 'utf8')): Fence[] {
  return [...source.matchAll(fence)].map(({ index, 1: language = '', 2: note = '', 3: code = '' }) => ({
    file,
    line: source.slice(0, index).split('\n').length,
    language,
    isNotRun: note.trim() === 'not-run',
    code,
  }));
}

const under = (folder: string, depth: 'here' | 'below') =>
  readdirSync(path.join(root, folder), { recursive: depth === 'below', encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort();

/** The documents with examples: the documents of the repository, and the documents in the npm packages. */
export const exampleDocuments: readonly string[] = [
  'README.md',
  ...under('docs', 'below').filter((file) => file.endsWith('.md')),
  ...under('shell', 'here')
    .map((folder) => `${folder}/README.md`)
    .filter((file) => existsSync(path.join(root, file))),
];
