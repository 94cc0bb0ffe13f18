const { floors } = require('../shared/build/units.mjs');

/**
 * Which code may import which. Imports go down only, from floor to floor of `shared`. Above the floors are the flows, the shell,
 * which loads the flows at run time, and e2e.
 */
const wings = ['operator', 'studio', 'browser', 'quality'];
const flows = ['deposit', 'withdrawal', 'crypto', 'sweepstake', 'p2p'];

/**
 * A unit is an entry file, `shared/src/<unit>/index.ts`. A unit may lie in the folder of another unit, such as
 * contract/payments.
 */
const units = floors.flat();
const nestedIn = (unit) => units.filter((other) => other.startsWith(`${unit}/`));

/** Matches the files of one unit, without the files of other units in its folder. */
function filesOf(unit) {
  const nested = nestedIn(unit).map((other) => other.slice(unit.length + 1));
  return `^shared/src/${unit}/${nested.length > 0 ? `(?!(${nested.join('|')})/)` : ''}`;
}
const filesOfAll = (list) => list.map(filesOf).join('|');

const upwards = floors.slice(0, -1).map((unitsOfFloor, floor) => ({
  name: `down-only-from-${unitsOfFloor.join('-').replaceAll('/', '.')}`,
  comment: 'Imports go down only. Move what this file needs to a lower floor, or let the caller pass it in.',
  severity: 'error',
  from: { path: filesOfAll(unitsOfFloor), pathNot: '\\.test\\.tsx?$' },
  to: {
    path: filesOfAll(floors.slice(floor + 1).flat()),
  },
}));

const byPackageName = units.map((unit) => ({
  name: `import-${unit.replaceAll('/', '.')}-by-its-name`,
  comment: `Import @paywidget/shared/${unit}. A relative path past a unit's entry file would bundle a second copy.`,
  severity: 'error',
  from: { path: '^shared/src/', pathNot: `${filesOf(unit)}|^shared/src/testing/` },
  to: { path: filesOf(unit), dependencyTypes: ['local'] },
}));

const betweenFlows = flows.map((flow) => ({
  name: `flow-${flow}-alone`,
  comment:
    'Flows never import each other, because each is deployed on its own. What two of them need belongs in shared.',
  severity: 'error',
  from: { path: `^mf-${flow}/` },
  to: { path: `^mf-(?!${flow}/)` },
}));

/** The wings of e2e, from the ground up. Each wing may import the wings before it, by their package names. */
const betweenWings = wings.map((wing, index) => ({
  name: `wing-${wing}-downwards`,
  comment: `The wings of e2e are ${wings.join(', ')}. Each may import those before it, by name: @paywidget/<wing>.`,
  severity: 'error',
  from: { path: `^e2e/${wing}/` },
  to: { path: `^e2e/(${wings.slice(index + 1).join('|') || '(?!)'})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upwards,
    ...byPackageName,
    ...betweenFlows,
    ...betweenWings,
    {
      name: 'no-cycles',
      comment: 'A cycle hides which file is evaluated first. Move what both need into another file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-below-all',
      comment: 'Shared must not know a flow, the shell or e2e: they stand on it.',
      severity: 'error',
      from: { path: '^shared/src/' },
      to: { path: '^(mf-[a-z0-9]+|shell|e2e)/' },
    },
    {
      name: 'flows-below-shell',
      comment: 'The shell loads the flows, never the other way round. Reach the shell through shared/host.',
      severity: 'error',
      from: { path: '^mf-' },
      to: { path: '^(shell|e2e)/' },
    },
    {
      name: 'shell-loads-flows-at-run-time',
      comment:
        'The shell loads remotes at run time, by name (shell/src/lib/federation). It never bundles one.',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: '^(mf-[a-z0-9]+|e2e)/' },
    },
    {
      name: 'start-renders-nothing',
      comment:
        'The shell starts while the script that renders is still loading. Code that needs React’s renderer, ui, navigation, methods or deposit/entry belongs in a folder of shell/src/app that app/render imports.',
      severity: 'error',
      from: {
        path: '^shell/src/',
        pathNot:
          '^shell/src/(app/(layout|pages|render|router|takeover)/|app/start/loadApp|captcha/|early/(list|form)/)|\\.test\\.tsx?$',
      },
      to: {
        path: `${filesOfAll(['ui', 'navigation', 'methods', 'deposit/entry'])}|^shell/src/app/(layout|pages|render|router|takeover)/|node_modules/react-dom/`,
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'lib-below-programs',
      comment:
        'The programs of the shell stand on lib and handover. Pass in what a program has, or put an interface into handover.',
      severity: 'error',
      from: { path: '^shell/src/(lib|handover)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shell/src/(?!(lib|handover)/)' },
    },
    {
      name: 'handover-without-code',
      comment:
        'handover holds interfaces that two programs pass to each other. Their code belongs to one of them, or to lib.',
      severity: 'error',
      from: { path: '^shell/src/handover/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure-without-react',
      comment: 'These folders hold rules and data. Keep React, routing and state out of them.',
      severity: 'error',
      from: {
        path: '^(shared/src/(contract|money|theme|navigation/routes)|mf-[a-z0-9]+/src/model)/',
      },
      to: { path: 'node_modules/(react|react-dom|react-router|react-i18next|jotai)/' },
    },
    {
      name: 'units-by-their-entry',
      comment:
        'Import @paywidget/shared/<unit>: its entry file, index.ts, lists what is public. Only the targets of fuzzing reach into units, for what reads outside data.',
      severity: 'error',
      from: { path: '^(mf-[a-z0-9]+|shell|e2e)/', pathNot: '^e2e/quality/fuzz/(targets|values)/' },
      to: {
        path: '^shared/src/',
        pathNot: `^shared/src/((${units.join('|')}|form/plain|testing)/index|testing/screens)\\.ts$`,
      },
    },
    {
      name: 'libraries-through-shared',
      comment:
        'jotai, react-query, the router, i18next, react-hook-form, zod and big.js live in units of shared, once each. Use what state, api, navigation, i18n, form, contract and money export.',
      severity: 'error',
      from: { path: '^mf-[a-z0-9]+/src/' },
      to: {
        path: 'node_modules/(jotai|@tanstack/react-query|react-router|i18next|react-i18next|react-hook-form|zod|big\\.js)/',
      },
    },
    {
      name: 'wings-by-name',
      comment: 'Import another wing of e2e by the names in its package.json: @paywidget/<wing>/….',
      severity: 'error',
      from: { path: '^e2e/([a-z]+)/' },
      to: { path: '^e2e/', pathNot: '^e2e/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'operator-through-the-contract',
      comment:
        'The sandbox, the mock and the conformance check stand for an operator, who knows only the contract. A test that joins the widget and the sandbox belongs in e2e/quality.',
      severity: 'error',
      from: { path: '^e2e/operator/' },
      to: {
        path: '^(shared/src|shell|mf-[a-z0-9]+)/',
        pathNot: '^shared/src/(contract|contract/payments|money)/index\\.ts$',
      },
    },
    {
      name: 'testing-in-tests-only',
      comment: 'shared/testing is never deployed.',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|/testing/|^e2e/)' },
      to: { path: '^shared/src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.scss'],
    },
  },
};
