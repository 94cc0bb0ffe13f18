import { endpoints } from '@paywidget/shared/contract/payments';
import { createFakeServer, sampleSession, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import routes from './routes';
// Loads the lazy chunk before the time limits of the tests start.
import './screens/DepositFormScreen/DepositFormScreen';

const { createDeposit, fetchPaymentMethods, startSession } = endpoints;

/** Names that every plain object inherits: `constructor`, `toString`, `__proto__` and the others. */
const inherited = Object.getOwnPropertyNames(Object.prototype);
const some = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];

beforeEach(() => sessionStorage.clear());

describe('names from outside that every object inherits', () => {
  it.each(some)('are fine as methods and groups, with %s as language, country and currency', async (name) => {
    const server = createFakeServer();
    server.answer(fetchPaymentMethods, {
      methods: [
        ...inherited.map((name) => wireMethod(name, { badgeType: name, text: { en: `The ${name}` } })),
        ...inherited.flatMap((category) =>
          ['one', 'two'].map((name) =>
            wireMethod(`${category}.${name}`, {
              category,
              currency: [category],
              iconIds: [{ id: category }],
            }),
          ),
        ),
      ],
    });
    const session = sampleSession({ user: { lang: name, locale: name, paymentGeo: name, currency: name } });
    renderScreen(routes, { at: 'deposit.list', server, session });
    const list = await screen.findByRole('list', { name: 'Payment methods' });
    const tiles = within(list).getAllByRole('button');
    expect(tiles.map((tile) => tile.dataset.method ?? tile.dataset.group)).toEqual([
      ...inherited,
      ...inherited,
    ]);
  });

  it('are fine as fields, and as keys of their texts', async () => {
    const server = createFakeServer();
    const fields = some.map((name) => ({
      name,
      type: 'text',
      placeholder_key: name,
      validations: [{ regex: '^x+$', regex_error_key: name }],
    }));
    const method = wireMethod('__proto__', { opensHelperWindow: false, fields, randomizesMinimum: false });
    server.answer(fetchPaymentMethods, { methods: [method] });
    server.answer(startSession, { payment_session_id: 's1', created_at: '2026-01-01T00:00:00Z' });
    server.answer(createDeposit, { depositId: 41, apiResponse: { source: 'https://pay.example/start' } });
    const { container, user } = renderScreen(routes, {
      at: 'deposit.redirect',
      from: 'deposit.list',
      choice: { method: '__proto__' },
      server,
    });
    await screen.findByRole('textbox', { name: 'Amount' });
    const inputOf = (name: string) =>
      container.querySelector(`[data-field="${CSS.escape(name)}"] input`) as HTMLInputElement;

    for (const name of some) fireEvent.input(inputOf(name), { target: { value: 'y' } });
    await user.click(screen.getByRole('button', { name: /^Deposit/ }));
    for (const name of some) expect(inputOf(name)).toHaveAttribute('aria-invalid', 'true');
    expect(server.requestsTo(createDeposit)).toEqual([]);

    for (const name of some) fireEvent.input(inputOf(name), { target: { value: 'x' } });
    await user.click(screen.getByRole('button', { name: /^Deposit/ }));
    await waitFor(() => expect(server.requestsTo(createDeposit)).toHaveLength(1));
    const { payload } = server.requestsTo(createDeposit)[0] ?? {};
    expect(Object.entries((payload as { fields: object }).fields)).toEqual(some.map((name) => [name, 'x']));
  });
});
