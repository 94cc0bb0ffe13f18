import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One directive: its name, its values and the directives in its block, if it has one. */
export interface Directive {
  name: string;
  values: string[];
  block?: Directive[];
}

const token = /#[^\n]*|"((?:[^"\\]|\\.)*)"|'([^']*)'|([{};])|([^\s{};"]+)/g;

/** Parses an nginx configuration. @throws Error if a semicolon or a brace is missing. */
export function parseNginx(text: string): Directive[] {
  const root: Directive[] = [];
  const open: Directive[][] = [root];
  let words: string[] = [];
  for (const [, double, single, sign, word] of text.matchAll(token)) {
    const value = double ?? single ?? word;
    if (value !== undefined) words.push(value);
    else if (sign === '}') {
      if (words.length > 0) throw new Error(`There is no ; after ${words.join(' ')}`);
      open.pop();
    } else if (sign !== undefined) {
      const [name = '', ...values] = words;
      const directive: Directive = { name, values, ...(sign === '{' && { block: [] }) };
      const level = open.at(-1);
      if (!level) throw new Error('There is a } too many');
      level.push(directive);
      if (directive.block) open.push(directive.block);
      words = [];
    }
  }
  if (open.length !== 1) throw new Error('A } is missing');
  return root;
}

/** Finds all directives with a name, at any depth. */
export function directivesOf(name: string, within: readonly Directive[]): Directive[] {
  return within.flatMap((directive) => [
    ...(directive.name === name ? [directive] : []),
    ...directivesOf(name, directive.block ?? []),
  ]);
}

export const nginxFile = readFileSync(join(__dirname, '../../../docs/nginx.conf'), 'utf8');
