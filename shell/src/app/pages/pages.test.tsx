import { fetchCountrySelector } from '@paywidget/shared/contract';
import { defineFlow, FlowScreen } from '@paywidget/shared/navigation';
import { createFakeServer } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { act, screen, waitFor } from '@testing-library/react';
import { EmptyScreen } from './EmptyScreen/EmptyScreen';
import { ErrorScreen } from './ErrorScreen/ErrorScreen';

const OtherScreen = () => <FlowScreen heading="List">List</FlowScreen>;
const service = defineFlow({
  error: { component: ErrorScreen },
  empty: { component: EmptyScreen },
  'deposit.list': { component: OtherScreen },
  'deposit.region': { component: OtherScreen },
  'withdrawal.list': { component: OtherScreen },
});
const action = (name: string) => document.querySelector<HTMLElement>(`[data-action="${name}"]`);

describe('the error page', () => {
  it('shows the message as plain text and reports it to the host', () => {
    const message = '<b>Limit</b> reached';
    const { host } = renderScreen(service, { at: 'error', query: { message } });
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(host.sentOf('Error')).toEqual([{ code: 'error.page', message }]);
  });

  it.each([
    ['no connection', 'Network connection failed', 'Network connection failed', true],
    ['a status without a text', 'HTTP 500', undefined, true],
    ['a section without access', 'HTTP 403', 'You don’t have access to this section.', false],
    ['too many requests', 'HTTP 429', 'Too many requests. Wait a moment and try again.', false],
    ['maintenance', 'HTTP 503', 'The service is under maintenance. Try again in a few minutes.', false],
  ])('gives one advice for %s', (_, message, text, isGeneral) => {
    renderScreen(service, { at: 'error', query: { message } });
    if (text) expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Try to refresh the section') !== null).toBe(isGeneral);
  });

  it('keeps the marks of a message at their ends in a page of the other direction', () => {
    renderScreen(service, { at: 'error', query: { message: 'Limit “daily” reached.' } });
    expect(screen.getByText('Limit “daily” reached.').tagName).toBe('BDI');
  });

  it('reports ‘Unknown error’ to the host if there is no message', () => {
    const { host } = renderScreen(service, { at: 'error' });
    expect(host.sentOf('Error')).toEqual([{ code: 'error.page', message: 'Unknown error' }]);
  });

  it.each([
    [{ back: 'deposit.region' }, 'deposit.region'],
    [{ back: 'https://evil.example' }, 'deposit.list'],
    [{}, 'deposit.list'],
  ])('with %j refreshes to %s', async (query, name) => {
    const { whereabouts, user } = renderScreen(service, { at: 'error', query });
    await user.click(action('refresh') as HTMLElement);
    expect(whereabouts().name).toBe(name);
  });
});

describe('the empty page', () => {
  it.each([
    [{ transaction: 'withdrawal', direct: 'true' }, 'withdrawal.list'],
    [{ transaction: 'deposit' }, 'deposit.list'],
    [{}, 'deposit.list'],
  ])('with %j refreshes to %s', async (query, name) => {
    const { whereabouts, user } = renderScreen(service, { at: 'empty', query });
    await user.click(action('refresh') as HTMLElement);
    expect(whereabouts().name).toBe(name);
  });

  it('removes cached answers on refresh', async () => {
    const { queryClient, user } = renderScreen(service, { at: 'empty' });
    const methods = ['deposit-methods', { country: 'aq' }];
    queryClient.setQueryData(methods, { methods: [] });
    await user.click(action('refresh') as HTMLElement);
    expect(queryClient.getQueryData(methods)).toBeUndefined();
  });

  const serverWithCountries = () => {
    const server = createFakeServer();
    server.answer(fetchCountrySelector, { isGeoSelectorEnabled: true, countries: ['br'] });
    return server;
  };

  it.each([
    ['main', 'deposit', 'deposit.list'],
    ['sweep', 'withdrawal', 'sweep.withdrawal.methods'],
  ] as const)(
    'offers another country if the operator allows it: flow %s, %s',
    async (flow, transaction, back) => {
      const { whereabouts, user } = renderScreen(service, {
        at: 'empty',
        flow,
        query: { transaction },
        server: serverWithCountries(),
      });
      await user.click(await screen.findByRole('button', { name: 'Choose another country' }));
      expect(whereabouts()).toEqual({ name: 'empty.region', query: { back } });
    },
  );

  it.each([
    ['withdrawals, whose call has no country', { transaction: 'withdrawal' }, /^Enable a VPN and refresh\.$/],
    ['a network failure', { transaction: 'deposit', reason: 'network' }, /^Network connection failed$/],
    ['a timeout', { transaction: 'deposit', reason: 'timeout' }, /^The server took too long/],
  ])('does not offer another country for %s', async (_, query, text) => {
    const server = serverWithCountries();
    renderScreen(service, { at: 'empty', query, server });
    expect(screen.getByText(text)).toBeInTheDocument();
    await waitFor(() => expect(server.requestsTo(fetchCountrySelector)).toHaveLength(1));
    await act(async () => undefined);
    expect(action('change')).toBeNull();
    expect(action('refresh')).toBeEnabled();
    if ('reason' in query) expect(screen.queryByText(/VPN/)).toBeNull();
  });

  it.each([
    ['a VPN and another country', 'deposit', true, 'Enable a VPN, choose another country and refresh.'],
    ['no country that it does not offer', 'withdrawal', true, 'Enable a VPN and refresh.'],
    ['no VPN where the deployment forbids that', 'deposit', false, 'Choose another country and refresh.'],
    ['only what is left', 'withdrawal', false, 'Refresh the list, or try again later.'],
  ])('advises %s', async (_, transaction, vpnAdvice, text) => {
    const services = { permissions: { vpnAdvice: () => vpnAdvice } };
    renderScreen(service, { at: 'empty', query: { transaction }, server: serverWithCountries(), services });
    expect(await screen.findByText(text)).toBeInTheDocument();
    const change = action('change');
    if (transaction === 'deposit') expect(change).toBeEnabled();
    else expect(change).toBeNull();
  });

  it.each(['main', 'cryptobalance', 'sweep'] as const)(
    'never advises a VPN in the flow %s where the deployment forbids that',
    async (flow) => {
      for (const transaction of ['deposit', 'withdrawal']) {
        const query = { transaction, direct: 'true' };
        const services = { permissions: { vpnAdvice: () => false } };
        const { unmount } = renderScreen(service, { at: 'empty', flow, query, services });
        expect(document.body).toHaveTextContent('There are no payment methods');
        expect(document.body).not.toHaveTextContent('VPN');
        unmount();
      }
    },
  );
});
