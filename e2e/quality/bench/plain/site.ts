import { readFileSync } from 'node:fs';
import { createOperatorApi } from '../operatorApi';
import type { Content, Site } from '../server';

function page(name: 'host' | 'frame'): Content {
  const body = readFileSync(new URL(`./${name}.html`, import.meta.url), 'utf8');
  return { type: 'text/html', body };
}

/**
 * Creates a site that does the least that a list of methods in a frame can do: a page with a frame, and in it a page without
 * files, which asks for the methods and draws a plain button for each. No widget in a frame can be faster.
 */
export function plainSite(methodCount: number): Site {
  const api = createOperatorApi(methodCount);
  const pages: Readonly<Record<string, Content>> = { '/': page('host'), '/plain': page('frame') };
  return (method, path) => pages[path] ?? api(method, path);
}
