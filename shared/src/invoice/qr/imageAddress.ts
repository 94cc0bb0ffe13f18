const dataImage = /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[;,]/i;

/** Returns a URL that is safe to load as an image: `data:image/…` or http(s). Otherwise returns undefined. */
export function imageAddressOf(value: string): string | undefined {
  const address = value.trim();
  return dataImage.test(address) || /^https?:\/\//i.test(address) ? address : undefined;
}

/**
 * True if the value of a QR requisite is an image of a code, not the content of a code. An http(s) URL counts as an image
 * only if its path ends with an image extension, because payment systems put links into QR codes.
 */
export function isPictureOfCode(value: string): boolean {
  const address = value.trim();
  return dataImage.test(address) || /^https?:\/\/[^?#]+\.(?:png|jpe?g|gif|webp|svg)(?:[?#]|$)/i.test(address);
}
