import { expect } from '@playwright/test';
import { type Cell, type Journey, widgetOf } from './cell';

const choose = (cell: Cell, selector: string) => widgetOf(cell).locator(selector).click();

/** Replaces the text of fields key by key, so that masks handle every key. */
async function fill(cell: Cell, values: Record<string, string>): Promise<void> {
  for (const [name, typed] of Object.entries(values)) {
    const control = widgetOf(cell).locator(`[data-field="${name}"] input:not([type="search"])`);
    await control.click();
    await control.press('ControlOrMeta+a');
    await control.pressSequentially(typed);
  }
}

const action = (name: string) => (cell: Cell) => widgetOf(cell).action(name);

/** Opens a method from the first list, through its group, and fills its form in, unless a payment of it is open. */
const fillForm =
  (method: string, values: Record<string, string>, group?: string) =>
  async (cell: Cell): Promise<void> => {
    if (group) await choose(cell, `[data-group="${group}"]`);
    await choose(cell, `[data-method="${method}"]`);
    const amount = widgetOf(cell).locator('[data-field="amount"] input');
    const openPayment = widgetOf(cell).action('paid');
    await amount.or(openPayment).waitFor();
    if (await openPayment.isVisible()) return;
    await expect(amount).toBeEditable();
    await fill(cell, values);
  };

const brazilian = { country: 'br', currency: 'BRL' };
const russian = { country: 'ru', currency: 'RUB' };
const shopper = { country: 'us', currency: 'USD', widgetViewType: 'sweep', balance: { SC: 140 } } as const;

const atProvider: Journey = {
  name: 'Deposit at the provider',
  endpoint: 'BANKING/deposit-create',
  newPlayer: {},
  options: {},
  prepare: fillForm('mifinity', { amount: '25' }),
  button: action('submit'),
  moves: 'credit',
};

const withdrawal: Journey = {
  name: 'Withdrawal',
  endpoint: 'BANKING/withdrawal-create',
  newPlayer: { balance: { main: 500 } },
  options: { transaction: 'withdrawal' },
  async prepare(cell) {
    await fillForm('mifinity', { amount: '25', email: 'ada@mail.example' })(cell);
    await widgetOf(cell).action('submit').click();
    await widgetOf(cell).action('confirm').waitFor();
  },
  button: action('confirm'),
  moves: 'debit',
};

const purchase: Journey = {
  name: 'Purchase of coins',
  endpoint: 'BANKING/deposit-create-sweepstake',
  newPlayer: shopper,
  options: { payload: { widgetViewType: 'sweep' } },
  async prepare(cell) {
    await choose(cell, '[data-box="201"]');
    await choose(cell, '[data-method="sweep_cash_app"]');
    await widgetOf(cell).action('submit').waitFor();
  },
  button: action('submit'),
  moves: 'credit',
};

const coin = (cell: Cell) => widgetOf(cell).locator('[data-method="usdt"]');

/** The journeys in which money moves. */
export const journeys: readonly Journey[] = [
  atProvider,
  { ...atProvider, name: 'Deposit over the socket', options: { payload: { transport: 'socket' } } },
  {
    ...atProvider,
    name: 'Deposit paid at once',
    prepare: fillForm('mifinity', { amount: '25.10' }),
  },
  {
    ...atProvider,
    name: 'Invoice',
    newPlayer: brazilian,
    prepare: fillForm('pix_qr', { amount: '50', cpf: '12345678909' }),
  },
  {
    ...atProvider,
    name: 'Peer-to-peer',
    endpoint: 'deposit-create-p2p',
    newPlayer: russian,
    prepare: fillForm('p2p_sber', { amount: '5000', fullName: 'Ivan Petrov' }, 'p2p_methods_russia'),
  },
  {
    ...atProvider,
    name: 'Crypto address',
    newPlayer: brazilian,
    async prepare(cell) {
      await choose(cell, '[data-group="crypto"]');
      await coin(cell).waitFor();
    },
    button: coin,
    isHarmless: true,
    async pay({ operator }, depositId) {
      const coins = { amount: '100', confirmedAfterMs: 0 };
      await operator.post(`deposits/${depositId}/transaction`, coins);
    },
  },
  withdrawal,
  purchase,
];
