import type { Refusal } from '../release/refusal';
import { readCommand } from './command';

function reasonsOf(...args: string[]): readonly string[] {
  try {
    readCommand(args);
    return [];
  } catch (error) {
    return (error as Refusal).reasons;
  }
}

it('reads the versions of flows, and settings as JSON or text', () => {
  const args = ['--remote', 'mf-deposit=1.0.535-rc.1', '--set', 'apiPrefix=/a=b', '--set', 'vpnAdvice=false'];
  expect(readCommand(args)).toMatchObject({
    remotes: new Map([['mf-deposit', '1.0.535-rc.1']]),
    settings: { apiPrefix: '/a=b', vpnAdvice: false },
    fresh: false,
    quiet: false,
    help: false,
  });
  expect(readCommand(['--quiet']).quiet).toBe(true);
});

it.each([
  ['../../../tmp/evil'],
  ['1.0.534/../1.0.535'],
  ['..'],
  ['1.0'],
  ['v1.0.534'],
  ['1.0.534 '],
  ['%2e%2e'],
  [''],
])('refuses the version %j', (version) => {
  expect(reasonsOf('--remote', `mf-deposit=${version}`)).toEqual([
    `--remote mf-deposit=${version}: expected a version such as 1.0.535`,
  ]);
});

it.each([
  [['--remote', 'mf-cash=1.0.0'], '--remote mf-cash: there is no such flow. The flows are mf-deposit, '],
  [['--remote', 'mf-deposit'], '--remote mf-deposit: expected name=value'],
  [['--set', '=1'], '--set =1: expected name=value'],
  [['--set', 'a=1', '--set', 'a=2'], '--set a: given twice'],
  [['--sett', 'a=1'], "Unknown option '--sett'. "],
  [['mf-deposit=1.0.0'], "Unexpected argument 'mf-deposit=1.0.0'. "],
  [['--fresh=yes'], "Option '--fresh' does not take an argument. "],
])('refuses %j by name', (args, reason) => {
  expect(reasonsOf(...args)).toEqual([
    expect.stringMatching(new RegExp(`^${reason}`.replaceAll('.', '\\.'))),
  ]);
});
