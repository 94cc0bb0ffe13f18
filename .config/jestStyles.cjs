/** Returns class names unchanged, as in the style sheet. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
