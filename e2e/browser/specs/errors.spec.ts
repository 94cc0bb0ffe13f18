import { brazilian, expect, expectGone, payInStoppedTime, test } from '../fixtures/test';
import { text } from '../pages/texts';

const methods = 'BANKING/methods-payment-v5';
const create = 'BANKING/deposit-create';

test('a rejected deposit shows a snackbar for 5 s and keeps the form', async ({
  openForm,
  host,
  page,
  widget,
  form,
}) => {
  await page.clock.install();
  const player = await openForm('mifinity');
  await expectGone(await payInStoppedTime(page, form, '25.19'));
  await expect(widget.alert).toContainText(text('error.title'));
  await expect(widget.alert).toContainText(text('common.errors.banking.insufficientFunds'));
  await page.clock.fastForward(1_000);
  await expect(widget.alert).toBeVisible();
  await page.clock.resume();
  await page.clock.fastForward(4_000);
  await expect(widget.alert).toHaveCount(0);
  const notice = widget.screen.getByText(text('common.errors.banking.insufficientFunds'));
  await expect(notice, 'the reason stays above the button').toBeVisible();
  await widget.expectAccessible();
  await form.expectShown();
  await expect(form.amount).toHaveValue('25.19');
  await host.expectMessage('Analytics', {
    event: 'deposit_fail',
    data: {
      status: 'fail',
      method: 'mifinity',
      captcha: false,
      httpStatus: 400,
      code: 'banking.insufficientFunds',
    },
  });
  await player.expectNothingCredited();
  await form.pay('25.10');
  await expect(notice).toHaveCount(0);
});

for (const [ending, message] of [
  ['.18', 'Your bank asks you to confirm your address'],
  ['.25', text('provider.error')],
  ['.33', text('provider.error')],
] as const) {
  test(`a deposit of 25${ending} is rejected with ‘${message}’`, async ({ openForm, widget, form }) => {
    await openForm('mifinity');
    await form.pay(`25${ending}`);
    await expect(widget.alert).toContainText(message);
    await form.expectShown();
  });
}

test('an HTTP status that has a text is shown with it, on the error page and in a form', async ({
  openWidget,
  operator,
  widget,
  list,
  form,
  message,
}) => {
  await operator.addFaults({ match: { endpoint: methods }, action: 'status', status: 503 });
  await openWidget();
  await message.expectError(text('error.status.503'));
  await expect(widget.alert).toContainText(text('error.status.503'));
  await operator.clearFaults();
  await message.refresh.click();
  await list.choose('mifinity');
  await operator.addFaults({ match: { endpoint: create }, action: 'status', status: 403, body: {} });
  await form.pay('25');
  await expect(widget.alert).toContainText(text('error.payment.403'));
});

test('an icon that fails to load is replaced by a letter and reported once', async ({
  openList,
  operator,
  host,
  list,
  widget,
}) => {
  await operator.addFaults({ match: { path: 'icons/methods/' }, action: 'status', status: 404 });
  await openList({ player: brazilian });
  await expect(list.method('pix')).toContainText('P');
  await expect(list.method('pix').locator('img')).toHaveCount(0);
  await host.expectMessage('Error', { code: 'icon.failed', message: 'Pix: pix' });
  await list.choose('pix');
  await widget.back();
  await list.expectShown();
  const reports = await host.messages('Error');
  const [first, ...others] = reports.filter(({ message }) => message === 'Pix: pix');
  expect(first).toBeDefined();
  expect(others).toEqual([]);
});

test('closing the widget during the create call is reported to the server', async ({
  openForm,
  operator,
  host,
  widget,
  form,
}) => {
  const player = await openForm('mifinity');
  await operator.addFaults({ match: { endpoint: create }, action: 'delay', ms: 3_000 });
  await form.pay('25');
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  await widget.close();
  await host.expectUnmounted();
  await expect
    .poll(async () => (await operator.requests('BANKING/session-form-on-close-modal')).length)
    .toBe(1);
  const [report] = await operator.requests('BANKING/session-form-on-close-modal');
  expect(report?.payload).toEqual({
    paymentMethod: 'mifinity',
    paymentMethodText: 'MiFinity',
    userId: player.user.id,
  });
});

test('submitting sends an event for each invalid field, and one for the first submit', async ({
  openForm,
  host,
  form,
}) => {
  await openForm('mifinity');
  await form.enter('1');
  await form.submit.click();
  await form.submit.click();
  const events = async (name: string) =>
    (await host.messages('Analytics')).filter(({ event }) => event === name).map(({ data }) => data);
  await expect.poll(async () => (await events('regex_error')).length).toBeGreaterThan(0);
  expect(await events('regex_error')).toContainEqual(
    expect.objectContaining({ paymentMethod: 'mifinity', field: 'amount' }),
  );
  expect(await events('deposit_submit')).toEqual([{ method: 'mifinity', delaySeconds: expect.any(Number) }]);
});
