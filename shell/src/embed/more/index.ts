import { createMore } from './more';

const script = document.currentScript as HTMLScriptElement | null;

window.PaywidgetMore = createMore(window, script ? new URL('./', script.src).href : undefined, (options) => {
  if (!window.Paywidget) throw new Error('Paywidget: embed.js has not loaded');
  return window.Paywidget.open(options);
});
