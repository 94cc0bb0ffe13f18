// The element of `embed.js`, loaded from the widget's address. Hosts on Angular, Svelte or no framework use it this way.
import type { PayWidgetElement } from '@paywidget/embed';
import { hostWindow, session } from '../hostSession';

const loader = Object.assign(document.createElement('script'), {
  src: new URL('embed.js', __WIDGET_ROOT__).href,
  async: true,
});
document.head.append(loader);

let element: PayWidgetElement | undefined;

function show() {
  element = document.createElement('pay-widget');
  // Before the loader has run, and after it.
  element.user = session.user;
  element.payload = session.payload;
  element.setAttribute('theme', 'light');
  element.addEventListener('DepositStatus', (event) =>
    hostWindow.messages.push((event as CustomEvent).detail),
  );
  element.addEventListener('Close', () => element?.remove());
  document.getElementById('host')?.append(element);
}

hostWindow.change = ({ user, theme }) => {
  if (user && element) element.user = user;
  if (theme) element?.setAttribute('theme', theme);
};
hostWindow.show = (isShown) => {
  element?.remove();
  if (isShown) show();
};
show();
