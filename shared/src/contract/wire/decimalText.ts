const decimal = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;

/**
 * Converts a number or decimal text to plain decimal text, without exponent or leading zeros. Digits after the point are
 * kept. Returns undefined for anything but a finite decimal.
 */
export function toDecimalText(raw: number | string): string | undefined {
  // The fastest way for most amounts. A list of methods has thousands of amounts.
  if (Number.isSafeInteger(raw)) return String(raw);
  const [matched, sign, whole = '', fraction = '', exponent = '0'] = decimal.exec(String(raw).trim()) ?? [];
  if (matched === undefined || !Number.isFinite(Number(matched))) return undefined;

  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  const padded = point > 0 ? digits.padEnd(point, '0') : '0'.repeat(1 - point) + digits;
  const pointInPadded = Math.max(point, 1);
  const integer = padded.slice(0, pointInPadded).replace(/^0+(?=\d)/, '');
  const rest = padded.slice(pointInPadded);
  const text = rest ? `${integer}.${rest}` : integer;
  return sign && /[1-9]/.test(text) ? `-${text}` : text;
}
