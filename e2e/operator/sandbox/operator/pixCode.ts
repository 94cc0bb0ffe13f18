/** CRC-16/CCITT-FALSE, the last field of an EMV QR code. */
function crc16(text: string) {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** Builds a Pix 'copia e cola' code: an EMV QR code in the BR Code format of the Banco Central do Brasil. */
export function pixCode(key: string, payee: string, amount: string) {
  const name = payee
    .normalize('NFD')
    .replace(/[^ A-Za-z]/g, '')
    .slice(0, 25);
  const body = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount),
    field('58', 'BR'),
    field('59', name),
    field('60', 'SAO PAULO'),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return body + crc16(body);
}
