import { flows } from '../project/packages';
import { versionsToDeploy } from './versions';

const live = Object.fromEntries(flows.map((flow) => [flow, { version: '1.0.0' }]));

const deploy = (requested: [string, string][], changesSettings: boolean, deployed?: typeof live) =>
  Object.fromEntries(
    versionsToDeploy({
      requested: new Map(requested),
      changesSettings,
      deployed,
      packageVersion: () => '2.0.0',
    }),
  );

it.each([
  ['names nothing', [], false, live, '2.0.0', '2.0.0'],
  ['sets a value', [], true, live, '1.0.0', '1.0.0'],
  ['releases one flow', [['mf-deposit', '1.5.0']], false, live, '1.5.0', '1.0.0'],
  ['does both', [['mf-deposit', '1.5.0']], true, live, '1.5.0', '1.0.0'],
  ['sets a value although nothing is deployed', [], true, undefined, '2.0.0', '2.0.0'],
] as [string, [string, string][], boolean, typeof live | undefined, string, string][])(
  'deploys the right versions for a command that %s',
  (_what, requested, changesSettings, deployed, deposit, others) => {
    const { 'mf-deposit': first, ...rest } = deploy(requested, changesSettings, deployed);
    expect(first).toBe(deposit);
    expect(new Set(Object.values(rest))).toEqual(new Set([others]));
  },
);
