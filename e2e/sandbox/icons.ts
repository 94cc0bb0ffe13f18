import { brands, letterColours, type Mark, pictograms } from './iconBrands';

const lightTile = '#fff';
const darkTile = '#1c1c1e';
const darkSuffix = '-dark';

/** Relative luminance (WCAG 2.2) of six hexadecimal digits, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function tile(background: string, content: string): string {
  const rim = background === lightTile ? ' stroke="#000" stroke-opacity=".12"' : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect x=".5" y=".5" width="39" height="39" rx="8" fill="${background}"${rim}/>${content}</svg>`;
}

/** Draws the mark in its colour on a white tile, or in black on a tile of its colour if that is too pale for white. */
function markTile({ path, hex }: Mark, isDark: boolean): string {
  const glyph = (fill: string) =>
    `<path transform="translate(8 8)" fill="${fill}" fill-rule="evenodd" d="${path}"/>`;
  if (isDark) return tile(darkTile, glyph(luminance(hex) < 0.15 ? '#fff' : `#${hex}`));
  return luminance(hex) > 0.35 ? tile(`#${hex}`, glyph('#111')) : tile(lightTile, glyph(`#${hex}`));
}

/** Returns up to three letters for an id: `bca` → BCA, `vodafone` → VO, `banco_bogota` → BB. */
function initials(id: string): string {
  const words = id.split(/[_-]/u);
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : id;
  return (letters.length > 3 ? letters.slice(0, 2) : letters).toUpperCase();
}

/** Derives a dark colour from the id. White letters on it have a contrast of at least 4.5. */
function colourOf(id: string): string {
  const hue = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return `hsl(${hue},60%,28%)`;
}

function letterTile(id: string): string {
  const brand = letterColours[id];
  const ink = brand && luminance(brand) > 0.18 ? '#111' : '#fff';
  const letters = initials(id);
  const size = letters.length > 2 ? 13 : 16;
  return tile(
    brand ? `#${brand}` : colourOf(id),
    `<text x="20" y="20" dy=".35em" text-anchor="middle" font-family="system-ui,sans-serif" font-size="${size}" font-weight="700" fill="${ink}">${letters}</text>`,
  );
}

/**
 * Returns a method's icon as SVG text: the brand's mark, a pictogram, or initials on a coloured tile. An id that ends
 * in `-dark` is the variant for dark themes. Returns undefined for an invalid id.
 */
export function methodIcon(id: string): string | undefined {
  if (!/^[a-z\d][a-z\d_-]{0,63}$/u.test(id)) return undefined;
  const isDark = id.endsWith(darkSuffix);
  const base = isDark ? id.slice(0, -darkSuffix.length) : id;
  const mark = brands[base] ?? pictograms[base];
  return mark ? markTile(mark, isDark) : letterTile(base);
}
