import { createIdempotencyKey } from './idempotencyKey';

afterEach(() => jest.restoreAllMocks());

it('is different each time', () => {
  const keys = Array.from({ length: 100 }, createIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
});

it('writes 16 random bytes as two digits each', () => {
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).set([0, 1, 15, 16, 171, 255]);
    return bytes;
  });
  expect(createIdempotencyKey()).toBe('00010f10abff00000000000000000000');
});
