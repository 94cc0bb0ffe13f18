import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One directive: its words, and what is in its block where it has one. */
export interface Directive {
  name: string;
  values: string[];
  block?: Directive[];
}

const token = /#[^\n]*|"((?:[^"\\]|\\.)*)"|([{};])|([^\s{};"]+)/g;

/** Reads an nginx configuration. @throws Error where its braces do not match */
export function parseNginx(text: string): Directive[] {
  const root: Directive[] = [];
  const open: Directive[][] = [root];
  let words: string[] = [];
  for (const [, quoted, sign, word] of text.matchAll(token)) {
    if (quoted !== undefined || word !== undefined) words.push(quoted ?? word ?? '');
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

/** Every directive of a name, however deep. */
export function directivesOf(name: string, within: readonly Directive[]): Directive[] {
  return within.flatMap((directive) => [
    ...(directive.name === name ? [directive] : []),
    ...directivesOf(name, directive.block ?? []),
  ]);
}

export const nginxFile = readFileSync(join(__dirname, '../../docs/nginx.conf'), 'utf8');
