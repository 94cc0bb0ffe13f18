import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import {
  base32nopad,
  base58,
  base58xmr,
  base58xrp,
  base64nopad,
  base64urlnopad,
  bech32,
  bech32m,
  createBase58check,
} from '@scure/base';
import { chainOf } from './chains';
import { isValidAddress } from './checkAddress';

const bytes = (length: number, value = 7) => new Uint8Array(length).fill(value);
const base58check = createBase58check(sha256);
const legacy = (version: number[], length = 20) =>
  base58check.encode(Uint8Array.from([...version, ...bytes(length)]));
const witness = (prefix: string, version: number, length: number) =>
  (version === 0 ? bech32 : bech32m).encode(prefix, [version, ...bech32.toWords(bytes(length))], 200);

/** CRC-16/XMODEM, bit by bit. */
function crc16(data: Uint8Array): number {
  let sum = 0;
  for (const byte of data)
    for (let bit = 7; bit >= 0; bit -= 1) {
      const isOdd = ((sum >> 15) ^ (byte >> bit)) & 1;
      sum = ((sum << 1) & 0xffff) ^ (isOdd ? 0x1021 : 0);
    }
  return sum;
}

describe('base58 addresses', () => {
  it.each([
    ['bitcoin', [0x00]],
    ['bitcoin', [0x05]],
    ['bitcoin-cash', [0x00]],
    ['bitcoin-cash', [0x05]],
    ['litecoin', [0x30]],
    ['litecoin', [0x32]],
    ['litecoin', [0x05]],
    ['dogecoin', [0x1e]],
    ['dogecoin', [0x16]],
    ['dash', [0x4c]],
    ['dash', [0x10]],
    ['zcash', [0x1c, 0xb8]],
    ['zcash', [0x1c, 0xbd]],
    ['tron', [0x41]],
    ['neo', [0x17]],
    ['neo', [0x35]],
  ] as const)('%s has the version %j, and a hash of 20 bytes', (chain, version) => {
    expect(isValidAddress(chain, legacy([...version]))).toBe(true);
    expect(isValidAddress(chain, legacy([...version], 19))).toBe(false);
    expect(isValidAddress(chain, legacy([...version], 21))).toBe(false);
    expect(isValidAddress(chain, legacy([...version.slice(0, -1), 0x7f]))).toBe(false);
  });

  it('the first byte of a version counts as well', () => {
    expect(isValidAddress('zcash', legacy([0x1d, 0xb8]))).toBe(false);
  });
});

describe('segregated witness addresses', () => {
  it.each([
    [0, 20, true],
    [0, 32, true],
    [0, 21, false],
    [0, 40, false],
    [1, 32, true],
    [1, 20, false],
    [2, 2, true],
    [2, 40, true],
    [16, 20, true],
    [2, 1, false],
    [2, 41, false],
    [17, 32, false],
    [31, 32, false],
  ])('version %i with a program of %i bytes: %s', (version, length, expected) => {
    expect(isValidAddress('bitcoin', witness('bc', version, length))).toBe(expected);
    expect(isValidAddress('litecoin', witness('ltc', version, length))).toBe(expected);
    expect(isValidAddress('bitcoin', witness('ltc', version, length))).toBe(false);
  });

  it('have the encoding of their version', () => {
    const words = (version: number) => [version, ...bech32.toWords(bytes(20))];
    expect(isValidAddress('bitcoin', bech32m.encode('bc', words(0)))).toBe(false);
    expect(isValidAddress('bitcoin', bech32.encode('bc', words(2)))).toBe(false);
  });

  it('have a version and a program', () => {
    expect(isValidAddress('bitcoin', bech32.encode('bc', []))).toBe(false);
    expect(isValidAddress('bitcoin', bech32.encode('bc', [0]))).toBe(false);
    expect(isValidAddress('bitcoin', bech32m.encode('bc', [2]))).toBe(false);
  });
});

it.each([
  ['with 66 bytes', 0, 66, true],
  ['with fewer bytes', 0, 65, false],
  ['of another version', 1, 66, false],
])('an extension address of Litecoin %s', (_, version, length, expected) => {
  const address = bech32.encode('ltcmweb', [version, ...bech32.toWords(bytes(length))], 512);
  expect(isValidAddress('litecoin', address)).toBe(expected);
});

it.each([
  [bech32.encode('zs', bech32.toWords(bytes(43))), true],
  [bech32m.encode('u', bech32.toWords(bytes(250)), 512), true],
  [bech32m.encode('tex', bech32.toWords(bytes(20))), true],
  [bech32m.encode('zs', bech32.toWords(bytes(43))), false],
  [bech32.encode('u', bech32.toWords(bytes(43))), false],
  [bech32.encode('tex', bech32.toWords(bytes(20))), false],
  [bech32.encode('zt', bech32.toWords(bytes(43))), false],
])('the shielded address %s of Zcash: %s', (address, expected) => {
  expect(isValidAddress('zcash', address)).toBe(expected);
});

describe('Ethereum addresses', () => {
  const plain = '52908400098527886e0f7030069857d2e4169ee7';

  it.each([
    [`0x${plain}`, true],
    [`0x${plain.toUpperCase()}`, true],
    [`0X${plain}`, true],
    [plain, false],
    [`0x${plain.slice(1)}`, false],
    [`0x${plain}0`, false],
    [` 0x${plain}`, false],
    [`0x${plain.slice(1)}g`, false],
    ['0x52908400098527886E0F7030069857D2E4169Ee7', false],
  ])('%s: %s', (address, expected) => {
    expect(isValidAddress('evm', address)).toBe(expected);
  });
});

describe('TON addresses', () => {
  const hash = 'ab'.repeat(32);
  const friendly = (tag: number, length = 34) => {
    const data = bytes(length);
    data[0] = tag;
    const sum = crc16(data);
    return Uint8Array.from([...data, sum >> 8, sum & 0xff]);
  };

  it.each([
    [`0:${hash}`, true],
    [`-1:${hash.toUpperCase()}`, true],
    [`1:${hash}`, false],
    [`0:${hash}0`, false],
    [`0:${hash.slice(1)}`, false],
    [`x0:${hash}`, false],
    [`0:${'g'.repeat(64)}`, false],
    [`0:${'83df'.repeat(16)}`, true],
    [base64urlnopad.encode(friendly(0x11)), true],
    [base64urlnopad.encode(friendly(0x51)), true],
    // An address of the test network.
    [base64urlnopad.encode(friendly(0x91)), false],
    [base64urlnopad.encode(friendly(0x11, 33)), false],
    [base64urlnopad.encode(friendly(0x11, 37)), false],
  ])('%s: %s', (address, expected) => {
    expect(isValidAddress('ton', address)).toBe(expected);
  });

  it('may be written in both alphabets of base64', () => {
    const data = Array.from({ length: 40 }, (_, seed) => {
      const one = friendly(0x11);
      one.fill(seed * 6 + 5, 2, 34);
      const sum = crc16(one.slice(0, 34));
      one.set([sum >> 8, sum & 0xff], 34);
      return base64nopad.encode(one);
    });
    expect(data.some((text) => text.includes('+')) && data.some((text) => text.includes('/'))).toBe(true);
    for (const text of data) expect(isValidAddress('ton', text)).toBe(true);
  });
});

describe('Stellar addresses', () => {
  const strKey = (version: number, length: number) => {
    const data = bytes(length - 2);
    data[0] = version << 3;
    const sum = crc16(data);
    return base32nopad.encode(Uint8Array.from([...data, sum & 0xff, sum >> 8]));
  };

  it.each([
    ['an account', 6, 35, true],
    ['a contract', 2, 35, true],
    ['an account with an id', 12, 43, true],
    ['a secret key', 18, 35, false],
    ['an account of a wrong length', 6, 43, false],
    ['a contract of a wrong length', 2, 43, false],
    ['an account with an id of a wrong length', 12, 35, false],
  ])('%s: version %i, %i bytes, %s', (_, version, length, expected) => {
    expect(isValidAddress('stellar', strKey(version, length))).toBe(expected);
  });
});

it.each([
  ['bitcoin', bech32.encode('bc', [0, ...bech32.toWords(bytes(20)), 1])],
  ['litecoin', bech32.encode('ltcmweb', [0, ...bech32.toWords(bytes(66)), 1], 200)],
] as const)('an address of %s whose words are not whole bytes is wrong', (chain, address) => {
  expect(isValidAddress(chain, address)).toBe(false);
});

describe('Ripple addresses', () => {
  const ripple = (...data: number[]) =>
    base58xrp.encode(base58.decode(base58check.encode(Uint8Array.from(data))));

  it.each([
    ['classic', [0, ...bytes(20)], true],
    ['of a wrong length', [0, ...bytes(21)], false],
    ['of another kind, such as a seed', [0x21, ...bytes(20)], false],
    ['with a tag', [0x05, 0x44, ...bytes(29)], true],
    ['with a tag, of the test network', [0x04, 0x93, ...bytes(29)], false],
    ['with a tag and another first byte', [0x06, 0x44, ...bytes(29)], false],
    ['with a tag and another second byte', [0x05, 0x45, ...bytes(29)], false],
    ['with a tag, of a wrong length', [0x05, 0x44, ...bytes(28)], false],
  ])('%s: %#', (_, data, expected) => {
    expect(isValidAddress('ripple', ripple(...data))).toBe(expected);
  });
});

describe('Monero addresses', () => {
  const monero = (tag: number, length: number) => {
    const data = bytes(length - 4);
    data[0] = tag;
    return base58xmr.encode(Uint8Array.from([...data, ...keccak_256(data).slice(0, 4)]));
  };

  it.each([
    ['standard', 18, 69, true],
    ['a subaddress', 42, 69, true],
    ['with a payment id', 19, 77, true],
    ['of the test network', 53, 69, false],
    ['standard, of a wrong length', 18, 77, false],
    ['with a payment id, of a wrong length', 19, 69, false],
  ])('%s', (_, tag, length, expected) => {
    expect(isValidAddress('monero', monero(tag, length))).toBe(expected);
  });

  it.each([1, 2, 3, 4])('one with a wrong byte %i of the checksum is not valid', (place) => {
    const data = base58xmr.decode(monero(18, 69));
    data.set([(data.at(place - 5) ?? 0) ^ 1], data.length + place - 5);
    expect(isValidAddress('monero', base58xmr.encode(data))).toBe(false);
  });
});

describe('addresses of Bitcoin Cash', () => {
  const body = 'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a';

  it.each([
    [`bitcoincash:${body}`, true],
    [`BITCOINCASH:${body.toUpperCase()}`, true],
    [body.toUpperCase(), true],
    [`bitcoincash:${body.toUpperCase()}`, false],
    [`bchtest:${body}`, false],
    [`bitcoincash:bitcoincash:${body}`, false],
    [`${body.slice(0, 9)}bitcoincash:${body.slice(9)}`, false],
    // A hash of 24 bytes, from the test vectors of the format.
    ['bitcoincash:q9adhakpwzztepkpwp5z0dq62m6u5v5xtyj7j3h2ws4mr9g0', false],
    [body.slice(1), false],
    [body.replace('m', 'b'), false],
  ])('%s: %s', (address, expected) => {
    expect(isValidAddress('bitcoin-cash', address)).toBe(expected);
  });
});

it.each([
  ['bitcoin', 'BTC', 'Bitcoin'],
  ['bitcoin-cash', 'BCH', 'Bitcoin Cash'],
  ['litecoin', 'LTC', 'Litecoin'],
  ['dogecoin', 'DOGE', 'Dogecoin'],
  ['dash', 'DASH', 'Dash Mainnet'],
  ['zcash', 'ZEC', 'Zcash'],
  ['evm', 'ETH', 'Ethereum'],
  ['evm', 'ETH', 'ERC20'],
  ['evm', 'BSC', 'BEP20'],
  ['evm', 'BSC', 'BNB Smart Chain'],
  ['evm', 'BSC', 'Binance Smart Chain'],
  ['evm', 'Polygon', 'Polygon PoS'],
  ['evm', 'MATIC', 'Polygon'],
  ['evm', 'Arbitrum', 'Arbitrum One'],
  ['evm', 'Optimism', 'OP Mainnet'],
  ['evm', 'AVAXC', 'AVAX C-Chain'],
  ['evm', 'AVAX-C', 'Avalanche C-Chain'],
  ['evm', 'Base', 'Linea'],
  ['evm', 'x', 'zkSync Era'],
  ['tron', 'TRX', 'Tron'],
  ['tron', 'TRC20', 'TRC-20'],
  ['ton', 'TON', 'The Open Network'],
  ['ton', 'Toncoin', 'Toncoin'],
  ['ripple', 'XRP', 'XRP Ledger'],
  ['ripple', 'XRPL', 'Ripple'],
  ['stellar', 'XLM', 'Stellar'],
  ['stellar', 'x', 'Stellar Lumens'],
  ['monero', 'XMR', 'Monero'],
  ['neo', 'NEO', 'Neo N3'],
  ['neo', 'N3', 'Neo Legacy'],
  ['tron', 'x', ' Tron (TRC20) '],
] as const)('%s is known by its code %s and its name %s', (chain, code, name) => {
  expect(chainOf({ code: 'x', name })).toBe(chain);
  expect(chainOf({ code, name })).toBe(chain);
  if (code !== 'x') expect(chainOf({ code: 'x', name: code })).toBe(chain);
});

it.each([
  ['x', 'Tron (Bitcoin)'],
  ['BTC', 'Tron'],
  ['x', 'Network Tron'],
  ['x', 'Tron Network Two'],
])('no chain is known of the code %s with the name %s', (code, name) => {
  expect(chainOf({ code, name })).toBeUndefined();
});
