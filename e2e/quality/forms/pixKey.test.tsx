import { openApi } from '@paywidget/operator/sandbox/testing';
import type { Transport } from '@paywidget/shared/api';
import { createFakeServer, sampleSession } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen, waitFor } from '@testing-library/react';
import routes from '../../../mf-deposit/src/routes';
// Load the lazy screen before the test timeouts start.
import '../../../mf-deposit/src/screens/DepositFormScreen/DepositFormScreen';

/** Renders the form of the method `pix_key`, connected to a sandbox operator. */
function setUp() {
  const { handle, requests, signUp } = openApi();
  const { token } = signUp({ country: 'br', currency: 'BRL' });
  const request: Transport['request'] = async ({ endpoint, method, headers, payload }) => {
    const lowerCase = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const call = { endpoint, method, headers: Object.fromEntries(lowerCase), transport: 'http' } as const;
    // Serialise, as a transport would: this drops undefined members.
    const delivery = await handle({ ...call, payload: JSON.parse(JSON.stringify(payload)) });
    if (delivery.kind !== 'complete') throw new Error(`Not delivered: ${delivery.kind}`);
    return { status: delivery.status, isSuccess: delivery.status < 300, body: delivery.body };
  };
  const rendered = renderScreen(routes, {
    at: 'deposit.redirect',
    choice: { method: 'pix_key' },
    session: sampleSession({ user: { token, currency: 'BRL', paymentGeo: 'br' } }),
    server: { ...createFakeServer(), request },
  });

  const { user, container } = rendered;
  const control = async (field: string, selector: string) => {
    const find = () => container.querySelector<HTMLElement>(`[data-field="${field}"] ${selector}`);
    await waitFor(() => expect(find()).not.toBeNull());
    return find() as HTMLElement;
  };
  return {
    ...rendered,
    async choose(kind: string) {
      await user.click(await control('pixKeyType', '[role="combobox"]'));
      await user.click(await screen.findByRole('option', { name: kind }));
    },
    fill: async (field: string, text: string) => user.type(await control(field, 'input'), text),
    async pay() {
      await user.click(screen.getByRole('button', { name: /^Deposit/ }));
      await waitFor(() =>
        expect(requests.list({ endpoint: 'BANKING/deposit-create' })[0]?.status).toBeDefined(),
      );
      return requests.list({ endpoint: 'BANKING/deposit-create' })[0];
    },
  };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

// Simulated typing is slow on a busy machine.
jest.setTimeout(20_000);

// All Pix key fields share the alias `pixKey`. The chosen type's field is sent under it, and cpf under its own name.
describe('a deposit by Pix key', () => {
  it('sends the phone as pixKey and the tax number as cpf', async () => {
    const { choose, fill, pay, whereabouts } = setUp();
    await choose('Phone');
    await fill('phone', '11987654321');
    await fill('cpf', '52998224725');
    const request = await pay();
    expect(request?.payload).toMatchObject({
      fields: { pixKeyType: 'phone', pixKey: '+5511987654321', cpf: '52998224725' },
      wallet: '+5511987654321',
      securityRulesGroup: 'pix',
    });
    expect(request?.status).toBe(200);
    await screen.findByRole('button', { name: 'Continue to payment' });
    expect(whereabouts().name).toBe('deposit.redirect');
  });

  it('sends only pixKey if the tax number is the key', async () => {
    const { choose, fill, pay } = setUp();
    await choose('CPF');
    await fill('cpf', '52998224725');
    const request = await pay();
    expect(request?.payload).toMatchObject({
      fields: { pixKeyType: 'cpf', pixKey: '52998224725' },
      wallet: '52998224725',
    });
    expect(request?.status).toBe(200);
  });

  it('marks an empty key as invalid in the form, and is rejected by the operator for a malformed key', async () => {
    const { choose, fill, user, container, pay } = setUp();
    await choose('E-mail');
    await fill('cpf', '52998224725');
    await user.click(screen.getByRole('button', { name: /^Deposit/ }));
    expect(container.querySelector('[data-field="email"] [aria-invalid="true"]')).not.toBeNull();

    // No regex worker runs in this test, so only the operator checks the rule.
    await fill('email', 'nobody');
    expect((await pay())?.status).toBe(400);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});
