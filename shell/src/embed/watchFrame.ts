/** A frame that sends no message for this long counts as slow, in ms. */
const slowMs = 1_500;
/**
 * A frame that sends no message for this long counts as failed, in ms. The page's first and smallest script sends the first
 * message, so that even a slow phone is faster. A later answer still starts the widget.
 */
const silenceMs = 10_000;
/**
 * The widget's page sends a message just after it has loaded. If a loaded page sends no message for this long, in ms, it is
 * the browser's error page.
 */
const loadedSilenceMs = 5_000;

interface FrameWatch {
  /** Call this function for each message of the frame. Only a newly loaded page sends `Loaded`. */
  onMessage(isLoaded: boolean): void;
  /** Stops watching until another page loads in the frame. */
  stop(): void;
}

/**
 * Detects a frame that does not answer. Browsers do not report to the parent that a frame's page is unreachable or
 * blocked by a policy. Each page that loads in the frame is watched again, so a failed reload is detected too.
 */
export function watchFrame(frame: HTMLIFrameElement, onSlow: () => void, onSilent: () => void): FrameWatch {
  let isWaiting = true;
  /** True if the current page has sent a message before its `load` event. */
  let hasAnswered = false;
  const slowTimer = setTimeout(onSlow, slowMs);
  let silenceTimer = setTimeout(onSilent, silenceMs);

  function onLoad() {
    // Nobody waits for a frame that has been removed.
    if (!hasAnswered && frame.isConnected) {
      isWaiting = true;
      clearTimeout(silenceTimer);
      silenceTimer = setTimeout(onSilent, loadedSilenceMs);
    }
    hasAnswered = false;
  }

  function stop() {
    clearTimeout(slowTimer);
    clearTimeout(silenceTimer);
  }

  // A busy browser may fire the event before it delivers a message that the page sent earlier. Wait, so that the message
  // comes first.
  frame.addEventListener('load', () => setTimeout(onLoad));
  return {
    onMessage(isLoaded) {
      if (isLoaded || isWaiting) hasAnswered = true;
      isWaiting = false;
      stop();
    },
    stop,
  };
}
