/** A host page for browser tests. It opens the widget with `Paywidget.open` and does nothing else. */
import { updateBalance } from './sandbox.js';
import { forwardPushes, redirectListeners, widgetOptions } from './testPage.js';

window.handle = window.Paywidget.open({
  container: '#widget',
  ...widgetOptions(),
  on: {
    WithdrawalStatus: () => void updateBalance(window.handle, window.session.token),
    ...redirectListeners,
  },
});

forwardPushes();
