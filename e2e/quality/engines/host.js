/**
 * A host's page on another site than the widget. It reads its options from the address: `root` is the widget's origin,
 * `opens: false` leaves it to the test to open the widget, `forwardsPushes: false` sends no pushes of the operator to the widget,
 * and all others are the widget's own.
 */
const {
  root,
  opens = true,
  forwardsPushes = true,
  ...options
} = JSON.parse(new URLSearchParams(location.search).get('options'));

window.messages = [];
window.openWidget = (more = {}) => {
  window.handle = window.Paywidget.open({
    container: '#widget',
    ...options,
    ...more,
    onMessage: (message) => window.messages.push(message),
  });
  if (!forwardsPushes) return;
  const pushes = new EventSource(`${root}/sandbox/events?player=${encodeURIComponent(options.user.token)}`);
  for (const type of ['deposit.status', 'withdrawal.status'])
    pushes.addEventListener(type, ({ data }) => window.handle.send({ type, payload: JSON.parse(data) }));
};

const script = document.createElement('script');
script.src = `${root}/paywidget/embed.js`;
script.onload = () => opens && window.openWidget();
document.head.append(script);
