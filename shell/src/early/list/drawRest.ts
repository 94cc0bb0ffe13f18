/** Few enough for a task of a slow phone. */
const tilesPerTask = 40;

/**
 * Draws the parts that were left out of tiles, some parts per task, after the next frame. Returns a function that draws the
 * rest at once.
 */
export function drawLater(left: readonly (() => void)[]): () => void {
  const waiting = [...left];

  function drawSome(count = tilesPerTask) {
    for (const drawOne of waiting.splice(0, count)) drawOne();
    if (waiting.length > 0) setTimeout(drawSome);
  }

  requestAnimationFrame(() => setTimeout(drawSome));
  return () => drawSome(waiting.length);
}
