import { type DocumentedToken, documentedTokens, type Mode, paletteOf, toHex } from '@paywidget/shared/theme';
import type { Browser } from 'playwright';
import { type Scene, shoot } from './shoot';

/** One row of a picture: the title above each part, and the part. */
export interface Part {
  title: string;
  scene: Scene;
}

const form = { method: 'picpay', fields: { amount: '123.45' }, width: 340, height: 430 };
const user = { player: { country: 'gb', currency: 'GBP' } };

const accents = {
  Default: undefined,
  '#ffd000': '#ffd000',
  '#b4f000': '#b4f000',
  '#ff3d9a': '#ff3d9a',
  '#000000': '#000000',
};

const ofAccent = ([title, accent]: readonly [string, string | undefined], theme: Mode): Part => ({
  title: `${title}, ${theme}`,
  scene: {
    ...form,
    method: 'skrill',
    options: { ...user, theme, ...(accent && { tokens: { '--pw-accent': accent } }) },
  },
});

/** The same form with one accent alone, in both modes. */
export const accentParts: readonly Part[] = (['light', 'dark'] as const).flatMap((mode) =>
  Object.entries(accents).map((accent) => ofAccent(accent, mode)),
);

const shapes = {
  'The defaults': {},
  '--pw-radius: 0px': { '--pw-radius': '0px' },
  '--pw-radius: 20px': { '--pw-radius': '20px' },
  '--pw-density: 0.75': { '--pw-density': '0.75' },
  '--pw-density: 1.25': { '--pw-density': '1.25' },
};

/** The list with other radii and densities. */
export const shapeParts: readonly Part[] = Object.entries(shapes).map(([title, tokens]) => ({
  title,
  scene: { width: 340, height: 560, options: { ...user, theme: 'light', tokens } },
}));

/** Draws parts side by side with their titles, and returns the picture as WebP. */
export async function compose(browser: Browser, sandboxUrl: string, parts: readonly Part[], columns: number) {
  const shots: { title: string; picture: string; width: number; height: number }[] = [];
  for (const { title, scene } of parts) {
    const { width, height } = scene;
    const picture = (await shoot(browser, sandboxUrl, scene)).toString('base64');
    shots.push({ title, picture, width, height });
  }
  return drawn(
    browser,
    async ({ shots, columns }) => {
      const [{ width, height } = { width: 0, height: 0 }] = shots;
      const [gap, caption] = [16, 28];
      const canvas = document.createElement('canvas');
      canvas.width = columns * (width + gap) + gap;
      canvas.height = Math.ceil(shots.length / columns) * (height + caption + gap) + gap;
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      pen.fillStyle = '#c9ced6';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.font = '600 15px system-ui, sans-serif';
      for (const [index, { title, picture }] of shots.entries()) {
        const left = gap + (index % columns) * (width + gap);
        const top = gap + Math.floor(index / columns) * (height + caption + gap);
        pen.fillStyle = '#10192b';
        pen.fillText(title, left, top + 18);
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        pen.drawImage(image, left, top + caption);
      }
      return canvas.toDataURL('image/webp', 0.8);
    },
    { shots, columns },
  );
}

const isColour = ({ kind, group }: DocumentedToken) => kind === 'colour' && group !== 'bonus';

/** Draws the colours of both modes with their names and values, and returns the picture as WebP. */
export function composeSwatches(browser: Browser) {
  const names = documentedTokens.filter(isColour).map(({ name }) => name.slice('--pw-'.length));
  const modes = (['light', 'dark'] as const).map((mode) => {
    const palette = paletteOf(mode);
    return Object.fromEntries(names.map((name) => [name, toHex(palette[name] ?? [0, 0, 0])]));
  });
  return drawn(
    browser,
    async ({ names, modes }) => {
      const [rowHeight, columnWidth, rows] = [46, 290, Math.ceil(names.length / 2)];
      const canvas = document.createElement('canvas');
      canvas.width = columnWidth * 4;
      canvas.height = rows * rowHeight + 32;
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
      modes.forEach((colours, mode) => {
        pen.fillStyle = colours.surface ?? '';
        pen.fillRect(mode * columnWidth * 2, 0, columnWidth * 2, canvas.height);
        names.forEach((name, index) => {
          const left = 16 + mode * columnWidth * 2 + Math.floor(index / rows) * columnWidth;
          const top = 16 + (index % rows) * rowHeight;
          pen.fillStyle = colours[name] ?? '';
          pen.strokeStyle = colours.border ?? '';
          pen.beginPath();
          pen.roundRect(left, top, 56, 34, 8);
          pen.fill();
          pen.stroke();
          pen.fillStyle = colours.text ?? '';
          pen.font = '600 14px system-ui, sans-serif';
          pen.fillText(name, left + 68, top + 15);
          pen.fillStyle = colours.muted ?? '';
          pen.font = '13px system-ui, sans-serif';
          pen.fillText(colours[name] ?? '', left + 68, top + 32);
        });
      });
      return canvas.toDataURL('image/webp', 0.85);
    },
    { names, modes },
  );
}

/** Runs code in an empty page, and returns the file of the data address that it gives. */
async function drawn<Given>(
  browser: Browser,
  draw: (given: Given) => Promise<string>,
  given: Given,
): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const address = await page.evaluate(draw as (given: unknown) => Promise<string>, given);
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  } finally {
    await page.close();
  }
}
