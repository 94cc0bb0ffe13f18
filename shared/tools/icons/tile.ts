/** Relative luminance (WCAG 2.2) of six hexadecimal digits, 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The colour of a drawing on a background: white, or nearly black on a pale one. */
export const inkOn = (hex: string): string => (luminance(hex) > 0.4 ? '#14171f' : '#fff');

/** Very dark and very pale backgrounds get a rim, so that they are visible on a page of the same colour. */
function rim(hex: string): string {
  const light = luminance(hex);
  if (light > 0.04 && light < 0.85) return '';
  const colour = light < 0.5 ? '#fff' : '#000';
  return `<rect x=".5" y=".5" width="39" height="39" rx="7.5" fill="none" stroke="${colour}" stroke-opacity=".2"/>`;
}

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${content}</svg>\n`;

/** A square icon. It has no round corners, because the widget rounds them. */
export const squareIcon = (hex: string, content: string): string =>
  svg(`<path fill="#${hex}" d="M0 0h40v40H0z"/>${content}${rim(hex)}`);

/** A round icon. */
export const roundIcon = (hex: string, content: string): string =>
  svg(`<circle cx="20" cy="20" r="20" fill="#${hex}"/>${content}`);
