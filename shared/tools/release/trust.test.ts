import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publicKeyOf } from './signature';
import { readTrust, trustFile } from './trust';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'trust-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function read(content: string) {
  const file = path.join(folder, 'trust.json');
  writeFileSync(file, content);
  return readTrust(file);
}

const publicKey = publicKeyOf(generateKeyPairSync('ed25519').privateKey);
const rsa = publicKeyOf(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);

it('reads public keys and minimum versions', () => {
  const trust = read(JSON.stringify({ publicKeys: [publicKey], minimumVersion: { shell: '1.0.534' } }));
  expect(trust.publicKeys.map((key) => key.asymmetricKeyType)).toEqual(['ed25519']);
  expect(trust.minimumVersion).toEqual({ shell: '1.0.534' });
});

it('reads the file of the repository', () => {
  expect(() => readTrust(trustFile)).not.toThrow();
});

it.each([
  ['{', 'trust.json: '],
  ['{"publicKeys":["AAAA"],"minimumVersion":{}}', 'publicKeys.0: "AAAA": expected an Ed25519 public key'],
  [JSON.stringify({ publicKeys: [rsa], minimumVersion: {} }), 'expected an Ed25519 public key'],
  ['{"publicKeys":[],"minimumVersion":{"shell":"1"}}', 'minimumVersion.shell: "1": expected a version'],
  [
    '{"publicKeys":[],"minimumVersion":{"mf-cash":"1.0.0"}}',
    'minimumVersion.mf-cash: there is no such package',
  ],
  ['{"publicKey":[],"publicKeys":[],"minimumVersion":{}}', 'publicKey: there is no such field'],
  ['{"publicKeys":[]}', 'minimumVersion: undefined: expected'],
])('refuses %s by name', (content, reason) => {
  expect(() => read(content)).toThrow(reason);
});

it('refuses a file that does not exist', () => {
  expect(() => readTrust(path.join(folder, 'none.json'))).toThrow('There is no ');
});
