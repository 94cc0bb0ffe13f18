const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const prefix = 'bitcoincash';
const generator = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n];

function checksum(values: readonly number[]): bigint {
  let sum = 1n;
  for (const value of values) {
    const top = sum >> 35n;
    sum = ((sum & 0x07ffffffffn) << 5n) ^ BigInt(value);
    generator.forEach((term, bit) => {
      if ((top >> BigInt(bit)) & 1n) sum ^= term;
    });
  }
  return sum ^ 1n;
}

/** True for a CashAddr of Bitcoin Cash, with or without its prefix (bitcoincash.org, cashaddr). */
export function cashAddress(address: string): boolean {
  const isOneCase = address === address.toLowerCase() || address === address.toUpperCase();
  const body = address.toLowerCase().replace(/^bitcoincash:/, '');
  // A hash of 20 or 32 bytes, its version and 40 bits of checksum: 42 or 61 digits.
  if (!isOneCase || (body.length !== 42 && body.length !== 61)) return false;
  const digits = [...body].map((char) => alphabet.indexOf(char));
  const head = [...prefix].map((char) => char.charCodeAt(0) & 31);
  return !digits.includes(-1) && checksum([...head, 0, ...digits]) === 0n;
}
