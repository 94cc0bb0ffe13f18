const { options } = require('./dependency-cruiser.cjs');

/**
 * Folders that still import each other. The list only gets shorter: end a circle, then remove its folders. The rule spares all
 * circles of a folder in this list.
 */
const known = [
  'shared/src/deposit/complete',
  'shared/src/deposit/open',
  'shared/src/deposit/redirect',
  'shared/src/deposit/report',
  'shared/src/deposit/response',
  'shared/src/deposit/resume',
  'shared/src/deposit/submission',
];

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
      from: { pathNot: known.map((folder) => `^${folder}$`) },
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
