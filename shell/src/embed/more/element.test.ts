/** @jest-environment jsdom */
import { defineElement, type PayWidgetElement } from '../module';

const src = 'https://pay.example/paywidget/';
const settle = () => new Promise((resolve) => setTimeout(resolve));

function created(fields: Partial<PayWidgetElement> = {}) {
  const element = Object.assign(document.createElement('pay-widget'), fields) as PayWidgetElement;
  document.body.append(element);
  return element;
}

const frameOf = (element: Element) => element.querySelector('iframe') as HTMLIFrameElement;

function receive(element: Element, message: object) {
  window.dispatchEvent(
    new MessageEvent('message', {
      data: JSON.stringify(message),
      origin: 'https://pay.example',
      source: frameOf(element).contentWindow,
    }),
  );
}

/** The messages to the frame from now on. */
function postedTo(element: Element) {
  const post = jest.spyOn(frameOf(element).contentWindow as Window, 'postMessage').mockImplementation();
  return () => post.mock.calls.map(([text]) => JSON.parse(String(text)));
}

beforeAll(() => {
  defineElement({ src });
  defineElement({ src });
});
afterEach(() => document.body.replaceChildren());

describe('<pay-widget>', () => {
  it('has its properties before an element is in the page, so that frameworks set them', () => {
    const prototype = Object.getPrototypeOf(document.createElement('pay-widget'));
    for (const property of ['user', 'payload', 'tokens', 'modal', 'frameTitle'])
      expect(Object.getOwnPropertyDescriptor(prototype, property)?.set).toBeDefined();
  });

  it('opens in the page, not in a dialog, if a framework has written `modal={false}` as text', async () => {
    const element = created({ user: { token: 't' } });
    element.setAttribute('modal', 'false');
    await settle();
    expect(document.querySelector('dialog')).toBeNull();
    expect(frameOf(element)).not.toBeNull();
  });

  it('opens once it has a user, with its attributes and properties', async () => {
    const element = created();
    element.setAttribute('transaction', 'withdrawal');
    element.setAttribute('theme', 'dark');
    await settle();
    expect(frameOf(element)).toBeNull();
    element.user = { token: 't', locale: 'es-MX' };
    await settle();
    expect(frameOf(element).src).toBe(`${src}withdrawal?theme=dark&lang=es-MX`);
  });

  it('changes the open widget with its user, payload, tokens and the attribute theme', async () => {
    const element = created({ user: { token: 't' } });
    await settle();
    const posted = postedTo(element);
    receive(element, { messageType: 'Loaded' });
    element.user = { token: 'new' };
    element.tokens = { '--pw-accent': 'red' };
    element.setAttribute('theme', 'dark');
    element.payload = { partnerKey: 'p' };
    element.src = 'https://other.example/';
    await settle();
    expect(posted().slice(2)).toEqual([
      { type: 'update', payload: { user: { token: 'new' } } },
      { type: 'update', payload: { tokens: { '--pw-accent': 'red' } } },
      { type: 'update', payload: { payload: { partnerKey: 'p' } } },
      { type: 'update', payload: { theme: 'dark' } },
    ]);
  });

  it('sends the messages of the widget as events, and lets a listener prevent a redirect', async () => {
    const navigate = jest.spyOn(window, 'open').mockReturnValue(null);
    const element = created({ user: { token: 't' } });
    const heard: unknown[] = [];
    element.addEventListener('DepositStatus', (event) => heard.push((event as CustomEvent).detail.status));
    const undo = element.on('DepositStatus', ({ depositId }) => heard.push(depositId));
    await settle();
    receive(element, { messageType: 'DepositStatus', depositId: '7', status: 'processed' });
    undo();
    receive(element, { messageType: 'DepositStatus', depositId: '8', status: 'waiting' });
    expect(heard).toEqual(['processed', '7', 'waiting']);

    element.addEventListener('Redirect', (event) => event.preventDefault(), { once: true });
    const redirect = { messageType: 'Redirect', url: 'https://bank.example/', method: 'GET', data: {} };
    receive(element, redirect);
    expect(navigate).not.toHaveBeenCalled();
    receive(element, redirect);
    expect(navigate).toHaveBeenCalledWith('https://bank.example/', '_top');
  });

  it('removes the widget when it leaves the page or is closed, and opens it again when it comes back', async () => {
    const element = created({ user: { token: 't' } });
    await settle();
    expect(frameOf(element)).not.toBeNull();
    element.remove();
    expect(frameOf(element)).toBeNull();
    document.body.append(element);
    await settle();
    receive(element, { messageType: 'Close' });
    expect(frameOf(element)).toBeNull();
  });

  it('keeps what `update` and `send` change, if it opens again', async () => {
    const element = created({ user: { token: 't', currency: 'EUR' } });
    await settle();
    const posted = postedTo(element);
    receive(element, { messageType: 'Loaded' });
    element.update({ user: { currency: 'BRL' } });
    element.send({ type: 'back' });
    expect(posted().slice(2)).toEqual([
      { type: 'update', payload: { user: { currency: 'BRL' } } },
      { type: 'back' },
    ]);
    expect(element.user).toEqual({ token: 't', currency: 'BRL' });
  });
});
