import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom leaves these out, browsers have them.
Object.defineProperties(globalThis, {
  TextEncoder: { value: TextEncoder, configurable: true, writable: true },
  TextDecoder: { value: TextDecoder, configurable: true, writable: true },
  crypto: { value: webcrypto, configurable: true, writable: true },
});
