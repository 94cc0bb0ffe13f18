const dataImage = /^data:image\/(?:png|jpe?g|gif|webp|svg\+xml)[;,]/i;

/** The address of a picture that may be loaded: a picture's `data:` URL, or http(s). Nothing for anything else. */
export function imageAddressOf(value: string): string | undefined {
  const address = value.trim();
  return dataImage.test(address) || /^https?:\/\//i.test(address) ? address : undefined;
}

/**
 * Whether what a QR code is to hold is itself a picture of one. An http(s) address counts only when its path ends as a
 * picture's does: payment systems put their links into QR codes.
 */
export function isPictureOfCode(value: string): boolean {
  const address = value.trim();
  return dataImage.test(address) || /^https?:\/\/[^?#]+\.(?:png|jpe?g|gif|webp|svg)(?:[?#]|$)/i.test(address);
}
