import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { incomingMessages } from '@paywidget/shared/host';
import ts from 'typescript';
import { declarationsOf } from './declarations';
import { publicApiOf } from './publicApi';

const root = path.join(__dirname, '../..');
const recordFile = path.join(__dirname, 'publicApi.json');

interface Api {
  /** The major version of the package. */
  major: number;
  types: Record<string, string[]>;
  fromHost: string[];
  toHost: string[];
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

function currentApi(): Api {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const [, outgoing = ''] =
    /interface OutgoingMessages \{([\s\S]*?)\n\}/.exec(read('shared/src/host/messages.ts')) ?? [];
  return {
    major: Number.parseInt(JSON.parse(read('shell/package.json')).version, 10),
    types: publicApiOf(declarationsOf(path.join(root, 'shell/src/embed/module.ts'), options)),
    fromHost: Object.keys(incomingMessages).sort(),
    toHost: [...outgoing.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name).sort(),
  };
}

/** The parts of the old API that a host could miss in the new API. */
function broken(old: Api, now: Api): string[] {
  const missing = (name: string, before: readonly string[], after: readonly string[] = []) =>
    before.filter((one) => !after.includes(one)).map((one) => `${name}: ${one}`);
  const required = Object.entries(now.types).flatMap(([name, members]) =>
    members
      .filter((one) => !one.endsWith('?') && old.types[name]?.includes(`${one}?`))
      .map((one) => `${name}: ${one} is required`),
  );
  return [
    ...Object.entries(old.types).flatMap(([name, members]) =>
      name in now.types ? missing(name, members, now.types[name]) : [name],
    ),
    ...required,
    ...missing('messages from the host', old.fromHost, now.fromHost),
    ...missing('messages to the host', old.toHost, now.toHost),
  ];
}

describe('the policy for versions of the loader', () => {
  const now = currentApi();
  const recorded: Api = JSON.parse(readFileSync(recordFile, 'utf8'));

  it('within a major version nothing that a host uses goes away or becomes required', () => {
    if (now.major === recorded.major) expect(broken(recorded, now)).toEqual([]);
    expect(now.major).toBeGreaterThanOrEqual(recorded.major);
  });

  it('what is new is recorded, so that it stays too: run the tests with UPDATE_PUBLIC_API=1 to record it', () => {
    const mayRecord = now.major > recorded.major || broken(recorded, now).length === 0;
    if (process.env.UPDATE_PUBLIC_API && mayRecord)
      writeFileSync(recordFile, `${JSON.stringify(now, null, 2)}\n`);
    else expect(recorded).toEqual(now);
  });

  it('notices a member that is gone, one that is required now, a function and a message that are gone', () => {
    const old: Api = {
      major: 1,
      types: { A: ['one', 'two?'], 'open()': ['1'] },
      fromHost: ['back'],
      toHost: ['Close'],
    };
    expect(broken(old, { major: 1, types: { A: ['two'] }, fromHost: [], toHost: [] })).toEqual([
      'A: one',
      'A: two?',
      'open()',
      'A: two is required',
      'messages from the host: back',
      'messages to the host: Close',
    ]);
  });
});
