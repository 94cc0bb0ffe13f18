const { options } = require('./dependency-cruiser.cjs');

/**
 * Finds folders that import each other, directly or through other folders. Type imports and dynamic imports count. Tests do not:
 * a test may use a higher folder to build its scene. `npm run boundaries` runs this after dependency-cruiser.cjs.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment:
        'Two folders that import each other are one folder, and nobody can read one without the other. Move what both need into a folder below them, or pass it in.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: [
        options.exclude.path,
        '\\.test\\.tsx?$',
        '^(shared|mf-[a-z0-9]+)/src/testing/',
        '^e2e/browser/specs/',
      ],
    },
  },
};
