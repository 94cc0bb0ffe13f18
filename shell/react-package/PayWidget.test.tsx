import { act, render } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { PayWidget, type PayWidgetRef } from './PayWidget';

const src = 'https://pay.example/paywidget/';
const frame = () => document.querySelector('iframe') as HTMLIFrameElement;

function receive(message: object) {
  const { contentWindow: source } = frame();
  const data = JSON.stringify(message);
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://pay.example', source }));
  });
}

function posted() {
  const post = jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation();
  return () => post.mock.calls.map(([text]) => JSON.parse(String(text)));
}

describe('<PayWidget> of @paywidget/react', () => {
  it('opens one frame, also in strict mode, and removes it with the component', () => {
    const { unmount } = render(
      <StrictMode>
        <PayWidget src={src} user={{ token: 't' }} className="cashier" title="Cashier" />
      </StrictMode>,
    );
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(frame().name).toBe('paywidget-1');
    expect(frame().title).toBe('Cashier');
    expect(frame().parentElement?.className).toBe('cashier');
    unmount();
    expect(frame()).toBeNull();
  });

  it('changes the open widget only by what changed, without a new frame', () => {
    const user = { token: 't' };
    const { rerender } = render(<PayWidget src={src} user={user} />);
    const before = frame();
    const messages = posted();
    receive({ messageType: 'Loaded' });
    rerender(<PayWidget src={src} user={user} theme="dark" />);
    rerender(<PayWidget src={src} user={{ token: 'new' }} theme="dark" />);
    expect(messages().slice(2)).toEqual([
      { type: 'update', payload: { theme: 'dark' } },
      { type: 'update', payload: { user: { token: 'new' } } },
    ]);
    expect(frame()).toBe(before);
    rerender(<PayWidget src={src} user={user} transaction="withdrawal" />);
    expect(frame().src).toContain('/withdrawal');
  });

  it('calls the listeners of the latest render, one of which can prevent a redirect', () => {
    const navigate = jest.spyOn(window, 'open').mockReturnValue(null);
    const first = jest.fn();
    const second = jest.fn();
    const { rerender } = render(<PayWidget src={src} onDepositStatus={first} />);
    rerender(<PayWidget src={src} onDepositStatus={second} onRedirect={() => false} />);
    const message = { messageType: 'DepositStatus', depositId: '7', status: 'processed' };
    receive(message);
    expect([first.mock.calls, second.mock.calls]).toEqual([[], [[message]]]);
    const redirect = { messageType: 'Redirect', url: 'https://bank.example/', method: 'GET', data: {} };
    receive(redirect);
    expect(navigate).not.toHaveBeenCalled();
    rerender(<PayWidget src={src} />);
    receive(redirect);
    expect(navigate).toHaveBeenCalledWith('https://bank.example/', '_top');
  });

  it('sends messages by `widgetRef`', () => {
    const ref = createRef<PayWidgetRef>();
    render(<PayWidget src={src} widgetRef={ref} />);
    const messages = posted();
    receive({ messageType: 'Loaded' });
    ref.current?.send({ type: 'back' });
    expect(messages().at(-1)).toEqual({ type: 'back' });
  });
});
