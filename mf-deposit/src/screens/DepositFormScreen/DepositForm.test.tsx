import { endpoints } from '@paywidget/shared/contract/payments';
import { createFakeServer, sampleSession, wireBonus, wireMethod } from '@paywidget/shared/testing';
import { renderScreen } from '@paywidget/shared/testing/screens';
import { screen } from '@testing-library/react';
import routes from '../../routes';
// Loads the lazy chunks before the time limits of the tests start.
import './DepositFormScreen';
import '../BonusDetailsScreen/BonusDetailsScreen';

const { createDeposit, fetchPaymentMethods } = endpoints;

beforeEach(() => sessionStorage.clear());

async function openForm(fields: unknown[], method: Record<string, unknown> = {}) {
  const server = createFakeServer();
  server.answer(fetchPaymentMethods, {
    methods: [wireMethod('visa', { opensHelperWindow: false, fields, ...method })],
  });
  const rendered = renderScreen(routes, {
    at: 'deposit.redirect',
    from: 'deposit.list',
    choice: { method: 'visa' },
    session: sampleSession({ payload: { bonusList: [wireBonus(7)] } }),
    server,
  });
  await screen.findByRole('textbox', { name: 'Amount' });
  return rendered;
}

const cpf = {
  name: 'cpf',
  type: 'text',
  placeholder_text: 'CPF',
  validations: [{ regex: '^\\d{11}$', regex_error_key: 'paymentMethods.regex_error.cpf' }],
};
const submitButton = () => screen.getByRole('button', { name: /^Deposit \$/ });
const textbox = (name: string) => screen.getByRole('textbox', { name });

it('keeps the input and clears the errors after a visit to another page', async () => {
  const { user, server } = await openForm([cpf, { ...cpf, name: 'payer', placeholder_text: 'Payer' }]);
  await user.type(textbox('CPF'), '123');
  await user.click(textbox('Amount'));
  await user.keyboard('{Enter}');
  expect(textbox('CPF')).toHaveFocus();
  expect(textbox('CPF')).toHaveAccessibleDescription('A CPF has 11 digits');
  expect(textbox('Payer')).toHaveAccessibleDescription('Required');
  expect(submitButton()).toHaveAttribute('aria-disabled', 'true');

  await user.click(screen.getByRole('button', { name: 'Details: Bonus 7' }));
  await user.click(await screen.findByRole('button', { name: 'Deposit without a bonus' }));
  expect(await screen.findByRole('textbox', { name: 'CPF' })).toHaveValue('123');
  expect(textbox('CPF')).toBeValid();
  expect(submitButton()).not.toHaveAttribute('aria-disabled');
  expect(server.requestsTo(createDeposit)).toHaveLength(0);
});

it('reports all invalid fields to the host, the amount first', async () => {
  const { user, host } = await openForm([cpf]);
  await user.clear(textbox('Amount'));
  await user.type(textbox('Amount'), '5');
  await user.click(screen.getByRole('button', { name: 'Deposit $5' }));
  const refused = host.sentOf('Analytics').filter(({ event }) => event === 'regex_error');
  expect(refused.map(({ data }) => data)).toEqual([
    { paymentMethod: 'visa', field: 'amount', errorKey: 'form.amountInput.limit.min' },
    { paymentMethod: 'visa', field: 'cpf', errorKey: 'form.field.required' },
  ]);
});

it('sends the amount as a number, and the fields as text', async () => {
  const { user, server } = await openForm([cpf]);
  server.refuse(createDeposit, 400);
  await user.clear(textbox('Amount'));
  await user.type(textbox('Amount'), '50,50');
  await user.type(textbox('CPF'), '12345678909');
  await user.click(submitButton());
  expect(server.requestsTo(createDeposit)[0]?.payload).toMatchObject({
    amount: 50.5,
    fields: { cpf: '12345678909' },
  });
});
