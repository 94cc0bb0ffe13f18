import type { Locator } from '@playwright/test';
import { test as base, brazilian, expect, indian } from '../fixtures/test';
import type { DepositFormPage } from '../pages/DepositFormPage';
import { OnrampPage } from '../pages/OnrampPage';
import { SweepstakePage } from '../pages/SweepstakePage';
import { text } from '../pages/texts';
import { WithdrawalPage } from '../pages/WithdrawalPage';

const test = base.extend<{ listen(): Promise<() => Promise<string[]>> }>({
  /** Collects the texts of the form's live regions. Only the errors of fields, not the screen's own notices. */
  listen: async ({ host }, use) =>
    use(async () => {
      const frame = await host.frame();
      await frame.evaluate(() => {
        const heard: string[] = [];
        Object.assign(window, { heard });
        new MutationObserver((changes) => {
          for (const { addedNodes, target } of changes) {
            const region = (target as Element).closest?.('[data-field] [aria-live="polite"]');
            for (const node of addedNodes) if (region && node.textContent) heard.push(node.textContent);
          }
        }).observe(document, { childList: true, subtree: true });
      });
      return () => frame.evaluate(() => (window as unknown as { heard: string[] }).heard);
    }),
});

/** The place of each field and of the submit button. */
const placesOf = (fields: Locator) =>
  fields.evaluateAll((all) =>
    all.map((field) => {
      const { top, height } = field.getBoundingClientRect();
      return [field.getAttribute('data-field'), Math.round(top), Math.round(height)];
    }),
  );

test('@phone errors come when a field is left, go once it is right, and nothing moves', async ({
  openForm,
  widget,
  form,
  listen,
}) => {
  await openForm('picpay', { player: brazilian });
  await form.control('cpf').focus();
  const fields = widget.locator('[data-field]');
  const places = await placesOf(fields);
  const heard = await listen();

  await form.type('cpf', '1234567');
  await form.expectValid('cpf');
  expect(await heard()).toEqual([]);
  await form.control('cpf').blur();
  await form.expectError('cpf', text('paymentMethods.regex_error.cpf'));
  expect(await heard(), 'a screen reader is told once').toHaveLength(1);
  expect(await placesOf(fields), 'nothing moved').toEqual(places);
  await widget.expectAccessible();

  await form.control('cpf').focus();
  await form.control('cpf').press('End');
  await form.control('cpf').pressSequentially('8901');
  await form.control('cpf').press('Backspace');
  await form.expectValid('cpf');
  expect(await heard(), 'nothing is said while typing').toHaveLength(1);
  expect(await placesOf(fields), 'nothing moved').toEqual(places);

  await form.type('amount', '1');
  await form.expectValid('amount');
  await form.amount.press('Enter');
  await form.expectError('amount', text('form.amountInput.limit.min'));
  await expect(form.amount).toBeFocused();
  await form.amount.press('End');
  await form.amount.pressSequentially('0');
  await form.expectError('amount', text('form.amountInput.limit.min'));
  await form.amount.pressSequentially('0');
  await form.expectValid('amount');
  await form.amount.press('Backspace');
  await form.expectValid('amount');
  expect(await placesOf(fields), 'nothing moved').toEqual(places);
});

test('@phone a press of the blocked button leads to the first problem, by pointer and by keyboard', async ({
  openForm,
  host,
  page,
  widget,
  form,
  operator,
}) => {
  await openForm('picpay', { player: brazilian });
  await form.type('cpf', '1234567');
  await form.control('cpf').blur();
  await form.expectBlocked();
  await widget.expectAccessible();
  await form.pressBlocked();
  await expect(form.control('cpf')).toBeFocused();
  await form.expectError('cpf', text('paymentMethods.regex_error.cpf'));

  await form.submit.focus();
  await expect(form.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.control('cpf')).toBeFocused();
  await form.submit.focus();
  await page.keyboard.press('Space');
  await expect(form.control('cpf')).toBeFocused();
  await form.amount.focus();
  await page.keyboard.press('Enter');
  await expect(form.control('cpf')).toBeFocused();
  const events = async () =>
    (await host.messages('Analytics')).filter((message) => JSON.stringify(message).includes('regex_error'));
  await expect.poll(events, 'each press reports the field once').toHaveLength(4);
  expect(await operator.requests('BANKING/deposit-create')).toEqual([]);

  await form.type('cpf', '52998224725');
  await expect(form.submit).toBeEnabled();
  await form.submit.focus();
});

/** Types a wrong text, checks that typing shows no error, and that a press of the blocked button leads back to the field. */
async function expectCalm(form: DepositFormPage, field: string, wrong: string, button = form.submit) {
  await form.type(field, wrong);
  await form.expectValid(field);
  await form.expectBlocked(button);
  await form.pressBlocked(button);
  await expect(form.control(field)).toBeFocused();
  await form.expectError(field, /\S/);
  await form.control(field).press('ControlOrMeta+a');
  await form.control(field).press('Backspace');
  await form.control(field).pressSequentially('1');
  await form.expectValid(field);
}

test('@phone the confirmation id of bKash is checked calmly, and a press leads to it', async ({
  openInvoice,
  widget,
  form,
}) => {
  await openInvoice('bkash_p2p', {
    player: { country: 'bd', currency: 'BDT' },
    amount: '500',
    fields: { phone: '1712345678' },
    screen: 'deposit.peer-to-peer.invoice',
  });
  await form.type('confirmationId', '123');
  await form.expectValid('confirmationId');
  await form.pressBlocked(widget.action('paid'));
  await expect(form.control('confirmationId')).toBeFocused();
  await form.expectError('confirmationId', text('paymentMethods.regex_error.confirmationId'));
  await widget.expectAccessible();
});

test('@phone the reference of an Indian transfer is checked calmly, and a press leads to it', async ({
  openInvoice,
  widget,
  form,
}) => {
  await openInvoice('upi', {
    player: indian,
    amount: '500',
    fields: { upiId: 'player@okaxis' },
    screen: 'deposit.india.invoice',
  });
  await form.type('utr', '12');
  await form.expectValid('utr');
  await form.pressBlocked(widget.action('paid'));
  await expect(form.control('utr')).toBeFocused();
  await form.expectError('utr', /\S/);
});

test('@phone the address of a withdrawal is checked calmly, and a press leads to it', async ({
  openWidget,
  widget,
  form,
}) => {
  await openWidget({ transaction: 'withdrawal', player: { balance: { main: 500 } } });
  await new WithdrawalPage(widget).open('usdt', 'crypto');
  await expectCalm(form, 'cryptoAddress', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T');
  await widget.expectAccessible();
});

test('@phone a balance below the minimum blocks a withdrawal, and a press leads to the reason', async ({
  openWidget,
  widget,
  form,
}) => {
  await openWidget({ transaction: 'withdrawal', player: { balance: { main: 1 } } });
  await new WithdrawalPage(widget).open('mifinity');
  await form.pressBlocked();
  await expect(widget.status.filter({ hasText: text('withdrawal.short.title') })).toBeFocused();
  await widget.expectAccessible();
});

const sweepPlayer = {
  country: 'us',
  currency: 'USD',
  widgetViewType: 'sweep',
  balance: { SC: 140 },
} as const;

test('@phone the address of a redemption is checked calmly, and a press leads to it', async ({
  openWidget,
  widget,
  form,
}) => {
  await openWidget({
    transaction: 'withdrawal',
    player: sweepPlayer,
    payload: { widgetViewType: 'sweep' },
  });
  await new SweepstakePage(widget).openConvert('redeem_usdt');
  await expectCalm(form, 'cryptoAddress', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6T');
  await form.amount.press('ControlOrMeta+a');
  await form.amount.press('Backspace');
  await form.expectValid('amount');
  await form.pressBlocked();
  await expect(form.amount).toBeFocused();
  await form.expectError('amount', text('form.amountInput.required'));
  await widget.expectAccessible();
});

test('@phone the fields of a box are checked calmly, and a press leads to them', async ({
  openWidget,
  widget,
  form,
}) => {
  await openWidget({ player: sweepPlayer, payload: { widgetViewType: 'sweep' } });
  const sweepstake = new SweepstakePage(widget);
  await sweepstake.choose(310);
  await sweepstake.entry('sweep_ach').click();
  await expectCalm(form, 'routingNumber', '12');
  await widget.expectAccessible();
});

test('@phone an on-ramp without limits leads a press to its currency', async ({
  openList,
  operator,
  list,
  widget,
  form,
}) => {
  await openList();
  await operator.addFaults({ match: { endpoint: 'BANKING/deposit-limits' }, action: 'status', status: 500 });
  await list.method('onramp_moonpay').click();
  const onramp = new OnrampPage(widget);
  await onramp.expectNoLimits();
  await form.pressBlocked();
  await expect(onramp.currency).toBeFocused();
  await widget.expectAccessible();
});
