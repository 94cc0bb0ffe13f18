/** Without a word for so long, the player sees that something is loading, in ms. */
const timeoutMs = 1_500;
/** Without a word for so long, the frame is taken to have failed. */
const silenceMs = 20_000;
/** A page that has loaded speaks at once. What is still silent after this is the browser's own error page. */
const loadedSilenceMs = 5_000;

interface FrameWatch {
  /** The page in the frame has spoken; `Loaded` is what only a new page says. */
  heard(isLoaded: boolean): void;
  dispose(): void;
}

/**
 * Notices that a frame does not answer: browsers tell the page around it neither that it could not be reached nor that
 * a policy keeps it out. Each page that loads in the frame is watched anew, so that a reload that fails is noticed too.
 */
export function watchFrame(
  frame: HTMLIFrameElement,
  { slow, silent }: { slow: () => void; silent: () => void },
): FrameWatch {
  let isAwaited = true;
  /** By a page whose `load` is still to come. */
  let hasSpoken = false;
  const timeout = setTimeout(slow, timeoutMs);
  let silence = setTimeout(silent, silenceMs);

  function loaded() {
    if (!hasSpoken) {
      isAwaited = true;
      clearTimeout(silence);
      silence = setTimeout(silent, loadedSilenceMs);
    }
    hasSpoken = false;
  }

  function stop() {
    clearTimeout(timeout);
    clearTimeout(silence);
  }

  frame.addEventListener('load', loaded);
  return {
    heard(isLoaded) {
      if (isLoaded || isAwaited) hasSpoken = true;
      isAwaited = false;
      stop();
    },
    dispose() {
      frame.removeEventListener('load', loaded);
      stop();
    },
  };
}
