import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkRelease } from './checkRelease';
import { listFiles, releaseFile, signatureFile } from './releaseFile';
import { signatureOf } from './signature';

const [ours, next, foreign] = [1, 2, 3].map(() => generateKeyPairSync('ed25519')) as [Keys, Keys, Keys];
type Keys = ReturnType<typeof generateKeyPairSync>;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const placeOf = (version: string) => path.join(folder, 'static/mf-deposit', version);

/** Writes a release like the build, and signs it if there is a key. */
function build(version: string, key?: Keys) {
  const place = placeOf(version);
  mkdirSync(path.join(place, 'part'), { recursive: true });
  writeFileSync(path.join(place, 'remoteEntry.js'), `entry(${version})`);
  writeFileSync(path.join(place, 'part/chunk.js'), 'chunk');
  const release = { package: 'mf-deposit', version, dependencies: [], files: listFiles(place) };
  const content = Buffer.from(JSON.stringify(release));
  writeFileSync(path.join(place, releaseFile), content);
  if (key) writeFileSync(path.join(place, signatureFile), signatureOf(content, key.privateKey));
}

interface Options {
  keys?: Keys[];
  minimum?: string;
  allowsUnsigned?: boolean;
}

const check = (version: string, { keys = [ours], minimum, allowsUnsigned = false }: Options = {}) =>
  checkRelease({
    folder,
    name: 'mf-deposit',
    version,
    trust: {
      publicKeys: keys.map(({ publicKey }) => publicKey),
      minimumVersion: minimum ? { 'mf-deposit': minimum } : {},
    },
    allowsUnsigned,
  });

const fine = { problems: [], warnings: [] };

it('accepts a signed release that is as it was built', () => {
  build('1.0.534', ours);
  expect(check('1.0.534')).toEqual(fine);
  expect(check('1.0.534', { minimum: '1.0.534' })).toEqual(fine);
});

it.each([
  [
    'a file differs',
    () => appendFileSync(path.join(placeOf('1.0.534'), 'remoteEntry.js'), ';'),
    'remoteEntry.js is not as it was built',
  ],
  [
    'a chunk differs',
    () => writeFileSync(path.join(placeOf('1.0.534'), 'part/chunk.js'), 'chunc'),
    'part/chunk.js is not as it was built',
  ],
  [
    'a file is missing',
    () => rmSync(path.join(placeOf('1.0.534'), 'part/chunk.js')),
    'part/chunk.js is missing',
  ],
  [
    'a file was added',
    () => writeFileSync(path.join(placeOf('1.0.534'), '__proto__'), ''),
    '__proto__ was not built with it',
  ],
])('refuses a release of which %s, even if unsigned ones are allowed', (_what, alter, reason) => {
  build('1.0.534', ours);
  alter();
  const problems = [`mf-deposit 1.0.534 was altered: ${reason}`];
  expect(check('1.0.534', { allowsUnsigned: true })).toEqual({ problems, warnings: [] });
  expect(check('1.0.534', { keys: [], allowsUnsigned: true })).toEqual({ problems, warnings: [] });
});

it('refuses a release whose manifest was rewritten to fit altered files', () => {
  build('1.0.534', ours);
  build('1.0.534');
  appendFileSync(path.join(placeOf('1.0.534'), releaseFile), '\n');
  expect(check('1.0.534').problems).toEqual([
    'mf-deposit 1.0.534 was altered, or signed with a key that is not trusted: its signature does not fit',
  ]);
});

it.each(['', 'no signature', 'AAAA'])('refuses the signature %j', (signature) => {
  build('1.0.534');
  writeFileSync(path.join(placeOf('1.0.534'), signatureFile), signature);
  expect(check('1.0.534', { allowsUnsigned: true }).problems).toHaveLength(1);
});

it('refuses a key that is not trusted, and takes any of several during a rotation', () => {
  build('1.0.534', foreign);
  expect(check('1.0.534', { keys: [ours, next], allowsUnsigned: true }).problems).toHaveLength(1);
  build('1.0.534', next);
  expect(check('1.0.534', { keys: [ours, next] })).toEqual(fine);
});

it('refuses an unsigned release if there is a public key, and only warns in development', () => {
  build('1.0.534');
  expect(check('1.0.534').problems).toEqual(['mf-deposit 1.0.534 is not signed']);
  expect(check('1.0.534', { allowsUnsigned: true })).toEqual({
    problems: [],
    warnings: ['mf-deposit 1.0.534 is not signed'],
  });
  expect(check('1.0.534', { keys: [] })).toEqual(fine);
});

it('refuses a release without a manifest, and only warns in development', () => {
  build('1.0.534');
  rmSync(path.join(placeOf('1.0.534'), releaseFile));
  const lines = [expect.stringMatching(/^mf-deposit 1\.0\.534 has no release\.json/)];
  expect(check('1.0.534', { keys: [] })).toEqual({ problems: lines, warnings: [] });
  expect(check('1.0.534', { keys: [], allowsUnsigned: true })).toEqual({ problems: [], warnings: lines });
});

it('refuses a version that is older than the minimum, also in development', () => {
  build('1.0.99', ours);
  expect(check('1.0.99', { minimum: '1.0.100', allowsUnsigned: true }).problems).toEqual([
    'mf-deposit 1.0.99 is stale: the oldest version that may be deployed is 1.0.100',
  ]);
});

it('refuses an older signed release in the folder of a newer one', () => {
  build('1.0.533', ours);
  cpSync(placeOf('1.0.533'), placeOf('1.0.535'), { recursive: true });
  expect(check('1.0.535', { minimum: '1.0.534' }).problems).toEqual([
    'mf-deposit 1.0.535 is stale: its release.json is the one of mf-deposit 1.0.533',
  ]);
});

it('refuses a manifest that is not valid, a version that is not built and a path', () => {
  build('1.0.534');
  writeFileSync(path.join(placeOf('1.0.534'), releaseFile), '{');
  expect(check('1.0.534', { keys: [] }).problems).toEqual([
    'mf-deposit 1.0.534 was altered: its release.json is not valid',
  ]);
  expect(check('1.0.600').problems).toEqual([expect.stringMatching(/^mf-deposit 1\.0\.600 is not built: /)]);
  expect(check('../mf-crypto').problems).toEqual([expect.stringMatching(/is no version/)]);
});
