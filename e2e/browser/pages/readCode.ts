import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** Reads a QR code from a screenshot, as a camera would. Returns undefined if there is none. */
export async function readCode(code: Locator): Promise<string | undefined> {
  await code.scrollIntoViewIfNeeded();
  const picture = (await code.screenshot()).toString('base64');
  const { pixels, width, height } = await code.page().evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
    // Send the picture as text: a list of a million numbers takes a second.
    let bytes = '';
    for (let at = 0; at < data.length; at += 10_000)
      bytes += String.fromCharCode(...data.subarray(at, at + 10_000));
    return { pixels: btoa(bytes), width, height };
  }, picture);
  return jsQR(Uint8ClampedArray.from(Buffer.from(pixels, 'base64')), width, height)?.data;
}
