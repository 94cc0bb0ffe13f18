import { type AppearanceMessage, type StateAddress, type StateMessage, stateQuery } from '../stateAddress';

/**
 * Shows one state of a screen in a frame. Another state or language loads the page again. Theme and tokens change in place.
 * @param onMessage called with the page's messages
 */
export function createStateFrame(frame: HTMLIFrameElement, onMessage: (message: StateMessage) => void) {
  let shown = '';

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source === frame.contentWindow && origin === location.origin && data?.studio) onMessage(data);
  });

  return {
    show(address: StateAddress): void {
      const { route, state, lang, theme, tokens } = address;
      const place = JSON.stringify([route, state, lang]);
      if (place !== shown) {
        shown = place;
        frame.dataset.state = 'loading';
        // Replace the history entry. Otherwise the browser's Back button would stop at each state.
        const url = new URL(`state.html${stateQuery(address)}`, document.baseURI).href;
        if (frame.contentWindow && frame.src) frame.contentWindow.location.replace(url);
        else frame.src = url;
        return;
      }
      const message: AppearanceMessage = { studio: 'appearance', theme, tokens };
      frame.contentWindow?.postMessage(message, location.origin);
    },
  };
}
