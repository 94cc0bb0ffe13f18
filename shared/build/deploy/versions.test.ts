import { flows } from './remotes';
import { versionsToDeploy } from './versions';

const live = Object.fromEntries(flows.map((flow) => [flow, { version: '1.0.0' }]));

const deploy = (asked: [string, string][], isSetting: boolean, standing?: typeof live) =>
  Object.fromEntries(
    versionsToDeploy({
      asked: new Map(asked),
      isSetting,
      live: standing,
      packageVersion: () => '2.0.0',
    }),
  );

it.each([
  ['names nothing', [], false, live, '2.0.0', '2.0.0'],
  ['sets a value', [], true, live, '1.0.0', '1.0.0'],
  ['releases one flow', [['mf-deposit', '1.5.0']], false, live, '1.5.0', '1.0.0'],
  ['does both', [['mf-deposit', '1.5.0']], true, live, '1.5.0', '1.0.0'],
  ['sets a value where nothing is live', [], true, undefined, '2.0.0', '2.0.0'],
] as [string, [string, string][], boolean, typeof live | undefined, string, string][])(
  'a command that %s',
  (_what, asked, isSetting, standing, deposit, others) => {
    const { 'mf-deposit': first, ...rest } = deploy(asked, isSetting, standing);
    expect(first).toBe(deposit);
    expect(new Set(Object.values(rest))).toEqual(new Set([others]));
  },
);

it('a command for a flow that there is not is refused', () => {
  expect(() => deploy([['mf-cash', '1.0.0']], false)).toThrow('There is no remote mf-cash');
});
