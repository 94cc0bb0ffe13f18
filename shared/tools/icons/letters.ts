/**
 * Letters drawn as strokes, so that an icon with letters looks the same on every device. Each glyph is 12 units high and
 * consists of strokes: the start of each stroke, and its path in relative commands.
 */
type Stroke = readonly [x: number, y: number, path: string];
type Glyph = readonly [width: number, ...strokes: Stroke[]];

const oval: Stroke = [4.5, 0, 'a4.5 6 0 1 0 0 12 4.5 6 0 1 0 0-12z'];
const bowl: Stroke = [0, 12, 'v-12h3.8a3.4 3.4 0 0 1 0 6.8h-3.8'];

const glyphs: Readonly<Record<string, Glyph>> = {
  A: [8, [0, 12, 'l4-12 4 12'], [1.4, 8.2, 'h5.2']],
  B: [7.4, [0, 0, 'v12h4.1a3.3 3.2 0 0 0 0-6.4h-4.1 3.6a2.8 2.8 0 0 0 0-5.6z']],
  C: [7.6, [7.6, 2.2, 'a4.6 6 0 1 0 0 7.6']],
  D: [8, [0, 0, 'v12h2.5a5.5 6 0 0 0 0-12z']],
  E: [6.6, [6.6, 0, 'h-6.6v12h6.6'], [0, 6, 'h5.6']],
  F: [6.4, [6.4, 0, 'h-6.4v12'], [0, 6, 'h5.4']],
  G: [8.2, [7.6, 2.2, 'a4.6 6 0 1 0 .6 5.2h-3.4']],
  H: [8, [0, 0, 'v12'], [8, 0, 'v12'], [0, 6, 'h8']],
  I: [0, [0, 0, 'v12']],
  J: [5.2, [5.2, 0, 'v8.8a2.7 3.2 0 0 1-5.2 .9']],
  K: [7.4, [0, 0, 'v12'], [7, 0, 'l-7 7.2'], [2.6, 4.6, 'l4.8 7.4']],
  L: [6.2, [0, 0, 'v12h6.2']],
  M: [10, [0, 12, 'v-12l5 7.5 5-7.5v12']],
  N: [8, [0, 12, 'v-12l8 12v-12']],
  O: [9, oval],
  P: [7.2, bowl],
  Q: [9, oval, [6, 8.8, 'l3 3.4']],
  R: [7.4, bowl, [3.6, 6.8, 'l3.8 5.2']],
  S: [
    7.2,
    [
      7,
      2.3,
      'c-.5-1.4-1.7-2.3-3.4-2.3-2 0-3.4 1.2-3.4 3 0 4.3 7 2 7 6.1 0 1.8-1.5 2.9-3.6 2.9-1.9 0-3.2-.9-3.6-2.4',
    ],
  ],
  T: [8, [0, 0, 'h8'], [4, 0, 'v12']],
  U: [8, [0, 0, 'v8a4 4 0 0 0 8 0v-8']],
  V: [8, [0, 0, 'l4 12 4-12']],
  W: [11, [0, 0, 'l2.8 12 2.7-9.5 2.7 9.5 2.8-12']],
  X: [7.6, [0, 0, 'l7.6 12'], [7.6, 0, 'l-7.6 12']],
  Y: [8, [0, 0, 'l4 6 4-6'], [4, 6, 'v6']],
  Z: [7.2, [0, 0, 'h7.2l-7.2 12h7.2']],
  0: [7.6, [3.8, 0, 'a3.8 6 0 1 0 0 12 3.8 6 0 1 0 0-12z']],
  1: [3, [0, 2.5, 'l3-2.5v12']],
  2: [7, [0, 3.2, 'a3.5 3.3 0 0 1 7 0c0 3-7 5.2-7 8.8h7']],
  4: [7.6, [5.6, 12, 'v-12l-5.6 8.5h7.6']],
  '!': [0, [0, 0, 'v7.5'], [0, 11.8, 'v.2']],
};

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const gap = 2.9;

/** Rounds to visible precision. */
const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Draws letters as large as possible in the middle of a box. The stroke is in units of a letter's height of 12. */
export function lettersIn(text: string, box: Box, colour: string, stroke = 2.3): string {
  let end = 0;
  let path = '';
  for (const letter of text) {
    const glyph = glyphs[letter];
    if (!glyph) throw new Error(`There is no drawing of the letter ${letter}`);
    const [width, ...strokes] = glyph;
    for (const [x, y, line] of strokes) path += `M${short(end + x)} ${y}${line}`;
    end += width + gap;
  }
  const width = end - gap;
  const scale = Math.min(box.width / (width + stroke), box.height / (12 + stroke));
  const x = box.x + (box.width - width * scale) / 2;
  const y = box.y + (box.height - 12 * scale) / 2;
  return `<path transform="translate(${short(x)} ${short(y)})scale(${short(scale)})" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
}
