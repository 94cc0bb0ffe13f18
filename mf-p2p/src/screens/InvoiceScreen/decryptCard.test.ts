import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Card } from '@paywidget/shared/contract/payments';
import * as fc from 'fast-check';
import { type CardSecrets, DecryptionError, decryptCard } from './decryptCard';

interface Vector extends CardSecrets {
  name: string;
  plain: string;
  encoded: string;
}

const published = join(__dirname, '../../../../docs/card-vectors.json');
const vectors: Vector[] = JSON.parse(readFileSync(published, 'utf8'));
const [first] = vectors as [Vector];

it.each(vectors)('decrypts the published card: $name', async ({ encoded, plain, token, depositId }) => {
  const card = await decryptCard(encoded, { token, depositId });
  expect(card).toEqual(Card.parse(JSON.parse(plain)));
});

const fails = async (encoded: string, secrets: CardSecrets) => {
  const decryption = decryptCard(encoded, secrets);
  await expect(decryption).rejects.toThrow(DecryptionError);
  await expect(decryption).rejects.toThrow('Error while decrypting data');
};

it.each([
  ['another token', { ...first, token: 'tok_other' }],
  ['no token', { ...first, token: '' }],
  ['another deposit', { ...first, depositId: 'dep_1002' }],
])('decrypting a card fails with %s', (_, { encoded, ...secrets }) => fails(encoded, secrets));

it.each([
  ['nothing', ''],
  ['no base64', '§§§'],
  ['too short for an IV and a tag', btoa('short')],
  ['cut', first.encoded.slice(0, -8)],
  ['clear JSON', btoa('{"number":"2202201234567898"}')],
])('decrypting a card fails if it is %s', (_, encoded) => fails(encoded, first));

it('decrypting a card fails if any bit has changed', () =>
  fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 0, max: 7 }), async (place, bit) => {
      const bytes = Uint8Array.from(atob(first.encoded), (char) => char.charCodeAt(0));
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
      await fails(btoa(String.fromCharCode(...bytes)), first);
    }),
    { numRuns: 40 },
  ));
