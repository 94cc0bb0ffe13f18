const size = 4;

/**
 * Splits a text into chunks of four characters. The last chunk has four to seven. `start` is a chunk's place in the text.
 */
export function textChunks(text: string): { start: number; text: string }[] {
  const count = Math.max(Math.floor(text.length / size), 1);
  return Array.from({ length: count }, (_, index) => {
    const start = index * size;
    return { start, text: text.slice(start, index === count - 1 ? undefined : start + size) };
  });
}
