/**
 * A native app's half within the page: its handler is there before anything of the widget's runs, and what is said goes
 * to the app's own page (`app.html`) and back. A classic script that the sandbox puts first into the widget's page; it
 * plays only in the window that the app has opened.
 */
(() => {
  const platform = /^sandbox-app-(ios|android)$/.exec(window.name)?.[1];
  if (!platform || window.parent !== window) return;
  const app = new BroadcastChannel('sandbox-app');
  const handler = { postMessage: (text) => app.postMessage({ said: text }) };
  if (platform === 'ios') window.webkit = { messageHandlers: { paywidget: handler } };
  else window.PaywidgetAndroid = handler;
  app.addEventListener('message', ({ data }) => {
    if (data.userData) window.paywidgetUserData = data.userData;
    if (data.message) window.paywidgetMessage?.(data.message);
  });
  app.postMessage({ isOpen: true });
})();
