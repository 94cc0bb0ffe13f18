import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// Browser APIs that jsdom does not have.
Object.defineProperties(globalThis, {
  TextEncoder: { value: TextEncoder, configurable: true, writable: true },
  TextDecoder: { value: TextDecoder, configurable: true, writable: true },
  crypto: { value: webcrypto, configurable: true, writable: true },
});
