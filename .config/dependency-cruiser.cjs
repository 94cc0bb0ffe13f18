/**
 * Which code may import which. Floors, from the ground up: contract, money; host, api, state, i18n, payments, routes, amount; ui; flow,
 * catalogue, parts; form, deposit, bonus, search; invoice, crypto, region, withdrawal; the flows; the shell; e2e. Imports go down only.
 */
const floors = [
  ['contract', 'money'],
  ['host', 'api', 'state', 'i18n', 'payments', 'routes', 'amount'],
  ['ui'],
  ['flow', 'catalogue', 'parts'],
  ['form', 'deposit', 'bonus', 'search'],
  ['invoice', 'crypto', 'region', 'withdrawal'],
];
const flows = ['deposit', 'withdrawal', 'crypto', 'sweepstake', 'p2p'];

const upwards = floors.slice(0, -1).map((folders, floor) => ({
  name: `down-only-from-${folders.join('-')}`,
  comment:
    'Imports go down only. What this needs from above belongs further down, or the caller should pass it in.',
  severity: 'error',
  from: { path: `^shared/src/(${folders.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^shared/src/(${floors
      .slice(floor + 1)
      .flat()
      .join('|')})/`,
    dependencyTypesNot: ['type-only'],
  },
}));

const betweenFlows = flows.map((flow) => ({
  name: `flow-${flow}-alone`,
  comment:
    'Flows never import each other: each is deployed by itself. What two of them need belongs in shared.',
  severity: 'error',
  from: { path: `^mf-${flow}/` },
  to: { path: `^mf-(?!${flow}/)` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upwards,
    ...betweenFlows,
    {
      name: 'no-cycles',
      comment: 'A cycle hides which of the two comes first. Move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-below-all',
      comment: 'shared knows no flow and no shell: it is what they stand on.',
      severity: 'error',
      from: { path: '^shared/src/' },
      to: { path: '^(mf-[a-z0-9]+|shell|e2e)/' },
    },
    {
      name: 'flows-below-shell',
      comment:
        'A flow is loaded by the shell and never the other way round; it reaches the shell through shared/host.',
      severity: 'error',
      from: { path: '^mf-' },
      to: { path: '^(shell|e2e)/' },
    },
    {
      name: 'shell-loads-flows-at-run-time',
      comment:
        'The shell names remotes in shell/src/federation only and loads them at run time; it never bundles one.',
      severity: 'error',
      from: { path: '^shell/src/' },
      to: { path: '^(mf-[a-z0-9]+|e2e)/' },
    },
    {
      name: 'start-draws-nothing',
      comment:
        'The shell starts while the script that draws is still being fetched. What needs React’s renderer, ui, flow or catalogue belongs in shell/src/drawing, which loadDrawing imports.',
      severity: 'error',
      from: { path: '^shell/src/', pathNot: '^shell/src/(drawing/|captcha/|loadDrawing)|\\.test\\.tsx?$' },
      to: {
        path: '^shared/src/(ui|flow|catalogue)/|^shell/src/drawing/|node_modules/react-dom/',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'pure-without-react',
      comment: 'contract, money and model are rules and never draw: keep React out of them.',
      severity: 'error',
      from: { path: '^(shared/src/(contract|money|payments|routes|amount)|mf-[a-z0-9]+/src/model)/' },
      to: { path: 'node_modules/(react|react-dom|react-router|react-i18next|jotai)/' },
    },
    {
      name: 'units-by-package-name',
      comment:
        'Each folder of shared is a federated unit. Import another one as @paywidget/shared/<folder>: by a relative path it would be bundled twice.',
      severity: 'error',
      from: { path: '^shared/src/([a-z0-9]+)/', pathNot: '^shared/src/testing/' },
      to: { path: '^shared/src/', pathNot: '^shared/src/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'units-by-their-face',
      comment: 'Import from @paywidget/shared/<folder>: its index lists what is public.',
      severity: 'error',
      from: { path: '^(mf-[a-z0-9]+|shell|e2e)/' },
      to: { path: '^shared/src/', pathNot: '^shared/src/([a-z0-9]+/index|testing/screens)\\.ts$' },
    },
    {
      name: 'libraries-through-shared',
      comment:
        'jotai, react-query, the router, i18next, react-hook-form, zod and big.js live in shared units, once. Use what state, api, flow, i18n, form, contract and money export.',
      severity: 'error',
      from: { path: '^mf-[a-z0-9]+/src/' },
      to: {
        path: 'node_modules/(jotai|@tanstack/react-query|react-router|i18next|react-i18next|react-hook-form|zod|big\\.js)/',
      },
    },
    {
      name: 'testing-in-tests-only',
      comment: 'shared/testing never ships.',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?$|^(shared|mf-[a-z0-9]+)/src/testing/|^e2e/)' },
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
