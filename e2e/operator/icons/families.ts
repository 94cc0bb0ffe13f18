import { type Box, inkOn, lettersIn, squareIcon } from '@paywidget/shared/tools/icons';

/** The marks of a drawing, without its background. `ink` contrasts with the background, `paper` is the background. */
type Draw = (ink: string, paper: string) => string;

/** Returns the SVG text of an icon. */
export type Drawing = () => string;

/** A drawing on a background of six hexadecimal digits. */
export const on =
  (hex: string, draw: Draw): Drawing =>
  () =>
    squareIcon(hex, draw(inkOn(hex), `#${hex}`));

export const fill = (colour: string, path: string): string => `<path fill="${colour}" d="${path}"/>`;
export const stroke = (colour: string, path: string, width = 3): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
export const dot = (colour: string, x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const roof = 'M20 5.5l13 7.5v2.5H7V13zM7 31h26v3H7z';

/** A bank: its letters are the columns of a building. */
export const bank = (hex: string, letters: string): Drawing =>
  on(hex, (ink) => fill(ink, roof) + lettersIn(letters, box(8, 18, 24, 10.5), ink, 2.7));

/** A transfer between banks: a building without letters. */
export const bankWithColumns = (hex: string): Drawing =>
  on(hex, (ink) => fill(ink, roof) + stroke(ink, 'M11.5 19v8M20 19v8M28.5 19v8'));

/** A wallet with the brand's letters. */
export const wallet = (hex: string, letters: string): Drawing =>
  on(
    hex,
    (ink, paper) =>
      fill(ink, 'M11 9h16a4 4 0 0 1 4 4 3 3 0 0 1 3 3v12a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V14a5 5 0 0 1 5-5z') +
      stroke(paper, 'M10.5 13H31', 1.6) +
      dot(paper, 30.5, 22.5, 1.8) +
      lettersIn(letters, box(9, 16.5, 18.5, 12.5), paper, 2.6),
  );

/** Mobile money: a phone with the brand's letters. */
export const phone = (hex: string, letters: string): Drawing =>
  on(
    hex,
    (ink, paper) =>
      fill(ink, 'M14 4h12a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z') +
      stroke(paper, 'M18 32h4', 1.8) +
      lettersIn(letters, box(12, 9, 16, 18), paper, 2.6),
  );

/** Payment in a shop: an awning with the brand's letters below it. */
export const shop = (hex: string, letters: string): Drawing =>
  on(
    hex,
    (ink) =>
      fill(
        ink,
        'M10 6h20l4 7.5v1.5a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0v-1.5z',
      ) + lettersIn(letters, box(7, 21.5, 26, 11.5), ink, 2.7),
  );

/** A voucher or prepaid card: a ticket with the brand's letters. */
export const voucher = (hex: string, letters: string): Drawing =>
  on(
    hex,
    (ink, paper) =>
      fill(
        ink,
        'M8 10h24a3 3 0 0 1 3 3v4a3 3 0 0 0 0 6v4a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3v-4a3 3 0 0 0 0-6v-4a3 3 0 0 1 3-3z',
      ) + lettersIn(letters, box(10.5, 14, 19, 12), paper, 2.6),
  );

/** Payment by a code to scan: the corners of a code with the brand's letters. */
export const scan = (hex: string, letters: string): Drawing =>
  on(
    hex,
    (ink) =>
      stroke(
        ink,
        'M7 13V9a2 2 0 0 1 2-2h4M27 7h4a2 2 0 0 1 2 2v4M33 27v4a2 2 0 0 1-2 2h-4M13 33H9a2 2 0 0 1-2-2v-4',
        2.6,
      ) + lettersIn(letters, box(9.5, 13, 21, 14), ink, 2.6),
  );

/** A transfer: two arrows around the scheme's letters. */
export const transfer = (hex: string, letters: string): Drawing =>
  on(
    hex,
    (ink) =>
      stroke(ink, 'M9 9.5h21m-4-4 4 4-4 4M31 30.5H10m4-4-4 4 4 4', 2.4) +
      lettersIn(letters, box(7, 15, 26, 10), ink, 2.6),
  );

/** The mark after the letters of a wordmark. */
const accents = {
  bar: (colour: string) => stroke(colour, 'M9 30.5h22', 3),
  smile: (colour: string) => stroke(colour, 'M10 28q10 6.5 20 0', 3),
  dot: (colour: string) => dot(colour, 31, 10, 3.4),
  corner: (colour: string) => dot(colour, 40, 40, 15),
  wave: (colour: string) => fill(colour, 'M0 31q10-5 20 0t20 0v9H0z'),
  sky: (colour: string) => fill(colour, 'M0 0h40v9q-20 6-40 0z'),
} as const;

/** The brand's letters, with an accent in its second colour. */
export const wordmark = (
  hex: string,
  letters: string,
  accent?: keyof typeof accents,
  accentHex?: string,
): Drawing => {
  const low = accent === 'bar' || accent === 'smile' || accent === 'wave';
  const place = letters.length === 1 ? box(10, 10, 20, 20) : box(6, 12, 28, 16);
  const shift = low ? -3 : accent === 'sky' ? 4 : 0;
  return on(
    hex,
    (ink) =>
      (accent ? accents[accent](accentHex ? `#${accentHex}` : ink) : '') +
      lettersIn(letters, { ...place, y: place.y + shift }, ink, letters.length === 1 ? 3 : 2.7),
  );
};
