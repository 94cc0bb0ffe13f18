import { version } from '../lib/bridge/version';
import { browserFetch } from '../lib/transport/browserFetch';
import { expectedLanguage, textsFileOf } from './read/deployment';
import { startEarly } from './startEarly';
import { watchShell } from './watchShell';

const fail = startEarly(window, version, browserFetch, WebSocket);
watchShell({
  window,
  fetch: browserFetch,
  texts: textsFileOf(window, expectedLanguage(window)),
  report: (code, message) => fail?.(code, message),
});
// If the element is still there later, the script has not run.
document.currentScript?.remove();
