import { bech32 } from '@scure/base';
import * as fc from 'fast-check';
import type { Chain } from './chains';
import { isValidAddress } from './checkAddress';

/** Well-known addresses from standards, their examples, and the chains' first blocks. */
const addresses: Readonly<Record<Chain, readonly string[]>> = {
  bitcoin: [
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  'bitcoin-cash': [
    'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
    '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu',
    'bitcoincash:qvch8mmxy0rtfrlarg7ucrxxfzds5pamg73h7370aa87d80gyhqxq5nlegake',
  ],
  litecoin: [
    'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz',
    'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
    bech32.encode('ltcmweb', [0, ...bech32.toWords(new Uint8Array(66).fill(7))], 200),
  ],
  dogecoin: ['DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  dash: ['XpESxaUmonkq8RaLLp46Brx2K39ggQe226'],
  zcash: ['t1VpYecBW4UudbGcy4ufh61eWxQCoFaUrPs'],
  evm: [
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed',
    '0x5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED',
  ],
  tron: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ton: [
    'UQDYzZmfsrGzhObKJUw4gzdeIxEai3jAFbiGKGwxvxHinf4K',
    'EQDYzZmfsrGzhObKJUw4gzdeIxEai3jAFbiGKGwxvxHinaPP',
  ],
  ripple: ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ'],
  stellar: [
    'GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7',
    'CA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUWDA',
    'MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK',
  ],
  monero: ['44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A'],
  neo: ['NUnLWXALK2G6gYa7RadPLRiQYunZHnncxg', 'AXkgwcMJTy9wTAXHsbyhauxh7t2Tt31MmC'],
};
const chains = Object.keys(addresses) as Chain[];
const all = chains.flatMap((chain) => addresses[chain].map((address) => [chain, address] as const));

it.each(all)('accepts an address of %s: %s', (chain, address) => {
  expect(isValidAddress(chain, address)).toBe(true);
});

it('rejects an address of another chain, unless the two chains share a format', () => {
  const shared = new Set(['bitcoin-cash bitcoin', 'bitcoin bitcoin-cash', 'bitcoin litecoin']);
  const accepted = all.flatMap(([chain, address]) =>
    chains
      .filter((other) => other !== chain && isValidAddress(other, address))
      .map((other) => `${chain} ${other}`),
  );
  expect(accepted.filter((pair) => !shared.has(pair))).toEqual([]);
});

const alphanumeric = [...'123456789abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'];

it('rejects an address with one wrong character if the format has a checksum', () => {
  const summed = all.filter(([, address]) => address !== address.toLowerCase() || !address.startsWith('0x'));
  fc.assert(
    fc.property(
      fc.constantFrom(...summed),
      fc.nat(),
      fc.constantFrom(...alphanumeric),
      ([chain, address], seed, char) => {
        const at = 3 + (seed % (address.length - 3));
        const isSame = address[at]?.toLowerCase() === char.toLowerCase();
        // EIP-55 detects the wrong case of one letter only with a probability of one half.
        fc.pre(!isSame && chain !== 'evm');
        const wrong = address.slice(0, at) + char + address.slice(at + 1);
        expect(isValidAddress(chain, wrong)).toBe(false);
      },
    ),
  );
});

it('rejects an Ethereum address with two letters in the wrong case', () => {
  expect(isValidAddress('evm', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe(false);
});

it.each([
  ['an empty text', ''],
  ['a text that is no address', 'not an address at all'],
  ['an address of a test network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  [
    'an address whose version does not fit its encoding',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx',
  ],
])('rejects %s on every chain', (_, address) => {
  expect(chains.filter((chain) => isValidAddress(chain, address))).toEqual([]);
});
