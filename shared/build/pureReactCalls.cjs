/**
 * A webpack loader that marks top-level React calls and reads of a library as free of side effects, so that unused ones
 * are removed. This reduces react-router from 11.7 to 3.6 kB brotli. See docs/decisions/006-pure-react-calls.md.
 *
 * @param {string} source
 */
module.exports = (source) =>
  source
    .replace(/(=\s*)(React\w*\.(?:forwardRef|createContext|memo)\()/g, '$1/*#__PURE__*/$2')
    .replace(/(=\s*)(React\w*\[\w+\]);/g, '$1/*#__PURE__*/(() => $2)();')
    .replace(/^\w+\.displayName = .*$/gm, '')
    // An assignment to a class keeps the class. A static field does not.
    .replace(
      /^(var (\w+) = class extends [\w.]+ \{)([\s\S]*?)^\2\.contextType = (\w+);$/gm,
      '$1\n  static contextType = $4;$3',
    );
