/** @jest-environment jsdom */
import { defineFlow, FlowScreen } from '@paywidget/shared/navigation';
import { waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createFederation } from '../lib/federation';
import { PayWidget } from './PayWidget';

jest.mock('../lib/federation', () => ({ createFederation: jest.fn() }));

/** A screen with an input, whose value must survive a change of the host's props. */
const List = () => (
  <FlowScreen heading="Methods">
    <input aria-label="Amount" />
  </FlowScreen>
);

const files: Readonly<Record<string, unknown>> = {
  'config.json': { remotes: {} },
  'methods-payment-v5': { methods: [] },
};

function answer(url: string) {
  const body = files[Object.keys(files).find((file) => url.endsWith(file)) ?? ''] ?? {};
  const text = JSON.stringify(body);
  return { ok: true, status: 200, headers: new Map(), json: async () => body, text: async () => text };
}

const user = { token: 't', paymentGeo: 'BR' };
const container = document.createElement('main');
const widgets = () => [...container.querySelectorAll('div')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
/** Waits longer than by default: the widget renders in a separate React root, which is slow on a busy machine. */
const eventually = (check: () => void) => waitFor(check, { timeout: 4_000 });
const cashier = (theme: 'light' | 'dark') => (
  <StrictMode>
    <PayWidget src="https://pay.example/paywidget/" user={user} theme={theme} />
  </StrictMode>
);

beforeEach(() => {
  document.body.append(container);
  // The widget's own React root is not rendered inside `act`.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  Object.assign(window, { fetch: async (url: string) => answer(url) });
  jest.mocked(createFederation).mockImplementation(() => ({
    remoteFor: () => 'mf-deposit',
    load: async () => defineFlow({ 'deposit.list': { component: List } }),
    warm: () => {},
  }));
});

it('renders one widget under StrictMode, keeps it when props change, and removes it on unmount', async () => {
  const complaints = jest.spyOn(console, 'error');
  const root = createRoot(container);
  root.render(cashier('light'));
  await eventually(() => expect(widgets()[0]?.querySelector('input')).toHaveValue(''));
  const [widget, ...others] = widgets();
  expect(others).toEqual([]);
  const input = widget?.querySelector('input');
  const ground = widget?.querySelector('[data-paywidget]');
  expect(ground).toHaveAttribute('data-theme', 'light');
  if (input) input.value = '25';

  root.render(cashier('dark'));
  await eventually(() => expect(ground).toHaveAttribute('data-theme', 'dark'));
  expect(widgets()).toEqual([widget]);
  expect(widget?.querySelector('input')).toHaveValue('25');

  root.unmount();
  await eventually(() => expect(widget?.querySelector('[data-paywidget]')).toBeNull());
  expect(container).toBeEmptyDOMElement();
  expect(window.paywidgetDebug).toBeUndefined();
  expect(complaints).not.toHaveBeenCalled();
});
