import { createApp, h, nextTick, reactive } from 'vue';
import { PayWidget, type PayWidgetEvents, type PayWidgetInstance, type PayWidgetProps } from './PayWidget';

const src = 'https://pay.example/paywidget/';
const frame = () => document.querySelector('iframe') as HTMLIFrameElement;

/** Mounts the component in an app. A change of the returned props renders it again. */
function mounted(options: Omit<PayWidgetProps, 'src'> & PayWidgetEvents = {}) {
  const props = reactive<Record<string, unknown>>({ src, ...options });
  const place = document.body.appendChild(document.createElement('main'));
  let instance: PayWidgetInstance | undefined;
  const app = createApp({
    render: () =>
      h(PayWidget, {
        ...(props as unknown as PayWidgetProps),
        ref: (shown: unknown) => {
          instance = (shown as PayWidgetInstance | null) ?? undefined;
        },
      }),
  });
  app.mount(place);
  return { app, props, widget: () => instance };
}

function receive(message: object) {
  const { contentWindow: source } = frame();
  const data = JSON.stringify(message);
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://pay.example', source }));
}

function posted() {
  const post = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation();
  return () => post.mock.calls.map(([text]) => JSON.parse(String(text)));
}

afterEach(() => document.body.replaceChildren());

describe('<PayWidget> of @paywidget/vue', () => {
  it('opens a frame, and removes it with the component', () => {
    const { app } = mounted({ user: { token: 't' }, transaction: 'withdrawal', title: 'Cashier' });
    expect([frame().title, frame().src]).toEqual(['Cashier', `${src}withdrawal`]);
    app.unmount();
    expect(frame()).toBeNull();
  });

  it('changes the open widget, without a new frame', async () => {
    const { app, props } = mounted({ user: { token: 't' } });
    const before = frame();
    const messages = posted();
    receive({ messageType: 'Loaded' });
    props.theme = 'dark';
    await nextTick();
    (props.user as { token: string }).token = 'new';
    await nextTick();
    expect(messages().slice(2)).toEqual([
      { type: 'update', payload: { theme: 'dark' } },
      { type: 'update', payload: { user: { token: 'new' } } },
    ]);
    expect(frame()).toBe(before);
    props.transaction = 'withdrawal';
    await nextTick();
    expect(frame().src).toContain('/withdrawal');
    app.unmount();
  });

  it('emits the messages of the widget, and sends messages by its ref', () => {
    const onDepositStatus = jest.fn();
    const { app, widget } = mounted({ onDepositStatus });
    const messages = posted();
    receive({ messageType: 'Loaded' });
    const message = { messageType: 'DepositStatus', depositId: '7', status: 'processed' };
    receive(message);
    expect(onDepositStatus.mock.calls).toEqual([[message]]);
    widget()?.send({ type: 'back' });
    expect(messages().at(-1)).toEqual({ type: 'back' });
    app.unmount();
  });

  it('lets a listener in `on` prevent a redirect', () => {
    const navigate = jest.spyOn(window, 'open').mockReturnValue(null);
    const prevent = () => false;
    const { app } = mounted({ on: { Redirect: prevent } });
    receive({ messageType: 'Redirect', url: 'https://bank.example/', method: 'GET', data: {} });
    expect(navigate).not.toHaveBeenCalled();
    app.unmount();
  });
});
