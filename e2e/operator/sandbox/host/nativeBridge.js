/**
 * The native app's bridge inside the web view. It installs the message handler of the platform before the widget's
 * scripts run and exchanges messages with the app's page (`app.html`). The sandbox inserts it as the first script of
 * the widget's page. It is active only in the window that the app has opened. Like the snippets of docs/guides/embedding.md, it
 * gives the player's data and the app's messages only to a page of the widget's origin.
 */
(() => {
  const platform = /^sandbox-app-(ios|android)$/.exec(window.name)?.[1];
  if (!platform || window.parent !== window) return;
  const app = new BroadcastChannel('sandbox-app');
  const handler = { postMessage: (text) => app.postMessage({ fromWidget: text, origin: location.origin }) };
  if (platform === 'ios') window.webkit = { messageHandlers: { paywidget: handler } };
  else window.PaywidgetAndroid = handler;
  app.addEventListener('message', ({ data }) => {
    if (data.origin !== location.origin) return;
    if (data.userData) window.paywidgetUserData = data.userData;
    if (data.message) window.paywidgetMessage?.(data.message);
  });
  app.postMessage({ isOpen: true, origin: location.origin });
})();
