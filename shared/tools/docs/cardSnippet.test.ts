import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { root } from '../project/paths';
import { fencesOf } from './fences';

interface Vector {
  name: string;
  token: string;
  depositId: string;
  iv: string;
  plain: string;
  encoded: string;
}

const vectors: Vector[] = JSON.parse(readFileSync(path.join(root, 'docs/card-vectors.json'), 'utf8'));
const [example] = fencesOf('docs/guides/card-encryption.md').filter(({ language }) => language === 'js');
const require = createRequire(__filename);
const encrypt = runInNewContext(`${example?.code}; encrypt`, { require, Buffer, JSON });

it.each(vectors.map((vector): [string, Vector] => [vector.name, vector]))(
  'the example of docs/guides/card-encryption.md encrypts as the test vector says: %s',
  (_, { token, depositId, iv, plain, encoded }) => {
    expect(encrypt(JSON.parse(plain), depositId, token, Buffer.from(iv, 'hex'))).toBe(encoded);
  },
);
