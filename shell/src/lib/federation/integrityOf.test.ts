import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { integrityOf } from './integrityOf';

it('is the integrity of the content whose SHA-256 is in the file name', () => {
  fc.assert(
    fc.property(fc.string(), (content) => {
      const hash = createHash('sha256').update(content);
      const base64 = hash.copy().digest('base64');
      expect(integrityOf(hash.digest('hex'))).toBe(`sha256-${base64}`);
    }),
  );
});

it('is the hash of an empty file for a name without a hash', () => {
  expect(integrityOf('')).toBe('sha256-');
});
