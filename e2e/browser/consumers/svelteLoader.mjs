import { compile } from 'svelte/compiler';

/** Compiles a component of Svelte for webpack. */
export default function svelteLoader(source) {
  return compile(source, { filename: this.resourcePath }).js.code;
}
