import { defineFlow } from '@paywidget/shared/navigation';
import { tokensAtom } from '@paywidget/shared/state';
import { fakeTrustedOrigins } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen } from '@testing-library/react';
import { helperAppearance } from '../../../lib/session';
import { HelperWindowScreen } from './HelperWindowScreen';

const origin = 'https://pay.example';
const service = defineFlow({ form: { component: HelperWindowScreen } });
const services = { urls: { trustedOrigins: fakeTrustedOrigins(origin) } };
const title = () => document.querySelector('h1')?.textContent;

let opener: { closed: boolean; postMessage: jest.Mock };

beforeEach(() => {
  opener = { closed: false, postMessage: jest.fn() };
  Object.defineProperty(window, 'opener', { value: opener, writable: true, configurable: true });
  jest.spyOn(window, 'close').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const receive = (redirect: object) => post({ type: 'paywidget.redirect', ...redirect });
const post = (message: object) => {
  const data = JSON.stringify(message);
  const event = Object.assign(new Event('message'), { data, origin, source: opener });
  act(() => void window.dispatchEvent(event));
};

describe('the helper window’s page', () => {
  it('waits for a redirect from its opener and follows it', () => {
    const navigate = jest.spyOn(window, 'open').mockReturnValue(null);
    renderScreen(service, { services, at: 'form', session: null });
    expect(screen.getByText('Taking you to the payment page')).toBeInTheDocument();
    receive({ url: 'https://bank.example/', method: 'GET', data: {} });
    expect(navigate).toHaveBeenCalledWith('https://bank.example/', '_self');
  });

  it('asks the player to complete the check in the widget, and waits up to 5 minutes', () => {
    jest.useFakeTimers();
    const navigate = jest.spyOn(window, 'open').mockReturnValue(null);
    renderScreen(service, { services, at: 'form', query: { check: '1' }, session: null });
    expect(title()).toBe('One more step on the site');
    act(() => void jest.advanceTimersByTime(240_000));
    expect(title()).toBe('One more step on the site');
    receive({ url: 'https://bank.example/', method: 'GET', data: {} });
    expect(navigate).toHaveBeenCalledWith('https://bank.example/', '_self');
    jest.useRealTimers();
  });

  it('says that a check waits on the site if the server asks for it later', () => {
    renderScreen(service, { services, at: 'form', session: null });
    expect(screen.getByText('Taking you to the payment page')).toBeInTheDocument();
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    post({ type: 'paywidget.check' });
    expect(screen.getByRole('heading', { name: 'One more step on the site' })).toHaveFocus();
  });

  it("has the widget's design tokens, and keeps them for the return", () => {
    const { store } = renderScreen(service, { services, at: 'form', session: null });
    post({ type: 'paywidget.appearance', tokens: { '--pw-accent': 'red' } });
    expect(store.get(tokensAtom)).toEqual({ '--pw-accent': 'red' });
    expect(helperAppearance.read()).toMatchObject({ tokens: { '--pw-accent': 'red' } });
  });

  it('shows a warning instead of following an unsafe URL', () => {
    renderScreen(service, { services, at: 'form', session: null });
    receive({ url: 'javascript:alert(1)', method: 'GET', data: {} });
    expect(title()).toBe('We blocked an unsafe link');
  });

  it('focuses the new heading when it stops waiting', () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    renderScreen(service, { services, at: 'form', session: null });
    receive({ url: 'javascript:alert(1)', method: 'GET', data: {} });
    expect(screen.getByRole('heading', { name: 'We blocked an unsafe link' })).toHaveFocus();
  });

  it('shows that the payment page did not open if there is no opener, and offers to close', async () => {
    window.opener = null;
    const { user } = renderScreen(service, { services, at: 'form', session: null });
    expect(title()).toBe('The payment page didn’t open');
    await user.click(screen.getByRole('button', { name: 'Close this window' }));
    expect(window.close).toHaveBeenCalledTimes(1);
  });

  it('closes itself after the return from a provider, and shows a text in case it cannot', () => {
    renderScreen(service, { services, at: 'form', query: { returned: '1' }, session: null });
    expect(window.close).toHaveBeenCalledTimes(1);
    expect(title()).toBe('Return to the site');
    expect(opener.postMessage).not.toHaveBeenCalled();
  });
});
