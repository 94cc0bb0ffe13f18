import { needsLinking } from '@angular/compiler-cli/linker';
import linker from '@angular/compiler-cli/linker/babel';
import { transformAsync } from '@babel/core';

/** Compiles the rest of a library of Angular for webpack. Without this, the browser would compile it, which needs `eval`. */
export default function angularLinkerLoader(source) {
  if (!needsLinking(this.resourcePath, source)) return source;
  const done = this.async();
  const options = {
    filename: this.resourcePath,
    plugins: [linker],
    configFile: false,
    babelrc: false,
    compact: false,
  };
  transformAsync(source, options).then(({ code }) => done(null, code), done);
}
