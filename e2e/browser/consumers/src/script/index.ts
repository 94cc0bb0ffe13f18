import { createInstance } from '@module-federation/runtime';
import { hostWindow, onMessage, session } from '../hostSession';

type Mount = typeof import('paywidget/mount');

const federation = createInstance({
  name: 'host_script',
  remotes: [{ name: 'paywidget', entry: __WIDGET_MANIFEST__ }],
});

async function start() {
  const widget = await federation.loadRemote<Mount>('paywidget/mount');
  const place = document.getElementById('host');
  if (!widget || !place) throw new Error('No widget');
  const open = () => widget.mount(place, { ...session, onMessage });
  let handle = open();
  hostWindow.change = (changes) => handle.update(changes);
  hostWindow.show = (isShown) => {
    handle.unmount();
    if (isShown) handle = open();
  };
}

void start();
