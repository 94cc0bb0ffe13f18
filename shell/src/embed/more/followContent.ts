import type { EmbedHandle } from '../../handover/embedOptions';

/**
 * Makes the frame as high as its content, so that only the host's page scrolls. Tells the widget how much of the frame is
 * out of sight, so that the widget's button stays at the end of the visible part, also above an on-screen keyboard. Returns
 * a function that stops this.
 */
export function followContent(window: Window, handle: EmbedHandle, frame: () => HTMLIFrameElement) {
  const { document, visualViewport } = window;
  let request = 0;
  let sent = '';

  function report() {
    request = 0;
    const { top, bottom } = frame().getBoundingClientRect();
    const start = visualViewport?.offsetTop ?? 0;
    const end = start + (visualViewport?.height ?? window.innerHeight);
    const payload = {
      above: Math.max(0, Math.round(start - top)),
      below: Math.max(0, Math.round(bottom - end)),
    };
    if (sent === JSON.stringify(payload)) return;
    sent = JSON.stringify(payload);
    handle.send({ type: 'viewport', payload });
  }

  function reportSoon() {
    request ||= window.requestAnimationFrame(report);
  }

  function reportAgain() {
    sent = '';
    reportSoon();
  }

  const undo = [
    handle.on('Resize', ({ height }) => {
      frame().style.blockSize = `${height}px`;
      reportSoon();
    }),
    handle.on('Loaded', reportAgain),
    handle.on('Screen', () => {
      // The next screen begins at its top.
      if (frame().getBoundingClientRect().top < 0) frame().scrollIntoView({ block: 'start' });
    }),
  ];
  // Any element around the frame that scrolls.
  const passive = { capture: true, passive: true };
  document.addEventListener('scroll', reportSoon, passive);
  window.addEventListener('resize', reportSoon);
  visualViewport?.addEventListener('resize', reportSoon);
  visualViewport?.addEventListener('scroll', reportSoon);
  reportAgain();
  return () => {
    window.cancelAnimationFrame(request);
    for (const stop of undo) stop();
    document.removeEventListener('scroll', reportSoon, passive);
    window.removeEventListener('resize', reportSoon);
    visualViewport?.removeEventListener('resize', reportSoon);
    visualViewport?.removeEventListener('scroll', reportSoon);
  };
}
