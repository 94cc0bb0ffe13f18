import { CompletePage } from '../pages/CompletePage';
import { OnrampPage } from '../pages/OnrampPage';
import { ProviderPage } from '../pages/ProviderPage';
import { text } from '../pages/texts';
import { Widget } from '../pages/Widget';
import { test as base, expect } from './test';

const test = base.extend<{ onramp: OnrampPage }>({
  onramp: async ({ widget }, use) => use(new OnrampPage(widget)),
});

/** Serves Europe and Brazil, asks for a network, and has limits by currency only where they are asked for. */
const method = 'onramp_moonpay';
const limits = 'BANKING/deposit-limits';
const goOn = 'BANKING/external-deposit-continue';

test('@phone coins are bought: currency, amount, offer, provider, and the money once', async ({
  operator,
  host,
  page,
  list,
  onramp,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.expectShown();
  await list.method(method).click();
  await onramp.expectShown();
  await expect(onramp.currency).toContainText('Euro');
  await onramp.pay('100');

  await onramp.expectOffersShown();
  expect(
    await onramp.offers.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-method'))),
  ).toEqual(['moonpay', 'banxa', 'transak']);
  await expect(onramp.offer('banxa')).toContainText('€97.10');
  await expect(onramp.offer('banxa')).toContainText(text('deposit.onramp.offer.best'));
  await expect(onramp.offer('moonpay')).not.toContainText(text('deposit.onramp.offer.best'));
  await onramp.offer('banxa').click();

  const provider = new ProviderPage(page);
  await provider.decide('approve');
  await new CompletePage(new Widget(page)).expectStatus('processed');
  expect(page.context().pages(), 'no helper window').toHaveLength(1);
  await player.expectCreditedOnce('100');
  const [deposit] = await player.deposits(1);
  const [create] = await operator.requests('BANKING/deposit-create');
  expect(create?.payload).toMatchObject({
    paymentType: method,
    currency: 'EUR',
    fields: { currency: 'EUR' },
  });
  const [request] = await operator.requests(goOn);
  expect(request?.payload).toEqual({ depositId: deposit?.id, paymentType: method, method: 'banxa' });
});

test('the currency decides on the amount: it is cleared, and waits for the limits', async ({
  operator,
  host,
  list,
  onramp,
}) => {
  await host.open({ player: await operator.signUp() });
  await list.expectShown();
  await list.method(method).click();
  await expect(onramp.amount).toBeEditable();
  await onramp.amount.fill('250');
  await operator.addFaults({ match: { endpoint: limits }, action: 'delay', ms: 1_500 });
  await onramp.chooseCurrency('BRL');
  await expect(onramp.amount).toBeDisabled();
  await expect(onramp.amount).toHaveAccessibleDescription(text('deposit.onramp.amount.loading'));
  await expect(onramp.amount).toBeEditable();
  await expect(onramp.amount).toHaveValue('');
  await expect(onramp.amount).toHaveAccessibleDescription(/R\$/);
});

test('a currency without limits is marked, and can be tried again', async ({
  operator,
  host,
  list,
  onramp,
}) => {
  await host.open({ player: await operator.signUp() });
  await list.expectShown();
  await operator.addFaults({ match: { endpoint: limits }, action: 'status', status: 500 });
  await list.method(method).click();
  await onramp.expectNoLimits();
  await operator.clearFaults();
  await onramp.refresh.click();
  await expect(onramp.amount).toBeEditable();
  await expect(onramp.currency).toHaveAttribute('aria-invalid', 'false');
});

test('the way back from the offers leads to what was typed', async ({
  operator,
  host,
  widget,
  list,
  onramp,
}) => {
  await host.open({ player: await operator.signUp() });
  await list.expectShown();
  await list.method(method).click();
  await onramp.chooseCurrency('BRL');
  await onramp.pay('350');
  await onramp.expectOffersShown();
  await widget.back();
  await onramp.expectShown();
  await expect(onramp.currency).toContainText('Brazilian Real');
  await expect(onramp.amount).toHaveValue('350');
});

test('a reload among the offers comes back to them', async ({ operator, host, page, list, onramp }) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.expectShown();
  await list.method(method).click();
  await onramp.pay('100');
  await onramp.expectOffersShown();
  await page.reload();
  await onramp.expectOffersShown();
  await expect(onramp.offer('banxa')).toContainText('€97.10');
  await onramp.offer('moonpay').click();
  await new ProviderPage(page).decide('approve');
  await player.expectCreditedOnce('100');
});

test('an offer that is refused ends as declined, and leads back to the on-ramp', async ({
  operator,
  host,
  list,
  onramp,
  complete,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.expectShown();
  await list.method(method).click();
  await onramp.pay('100');
  await onramp.expectOffersShown();
  await operator.addFaults({ match: { endpoint: goOn }, action: 'status', status: 400 });
  await onramp.offer('banxa').click();
  await complete.expectStatus('mistaked');
  await complete.press('back');
  await onramp.expectShown();
  await player.expectNothingCredited();
});

test('an answer that is lost is asked for, and the provider’s page opens once', async ({
  operator,
  host,
  page,
  list,
  onramp,
}) => {
  const player = await operator.signUp();
  await host.open({ player });
  await list.expectShown();
  await list.method(method).click();
  await onramp.pay('100');
  await onramp.expectOffersShown();
  await operator.addFaults({ match: { endpoint: goOn, times: 1 }, action: 'drop', when: 'after' });
  await onramp.offer('banxa').click();
  await new ProviderPage(page).decide('approve');
  await player.expectCreditedOnce('100');
  expect(new Set((await operator.requests(goOn)).map(({ headers }) => headers['idempotency-key'])).size).toBe(
    1,
  );
});

test('a waiting on-ramp deposit counts as accepted after five minutes', async ({
  operator,
  host,
  page,
  list,
  onramp,
  complete,
}) => {
  await page.clock.install();
  await host.open({ player: await operator.signUp(), redirects: false });
  await list.expectShown();
  await list.method(method).click();
  await onramp.pay('100');
  await onramp.expectOffersShown();
  await onramp.offer('banxa').click();
  await complete.expectStatus('waiting');
  await page.clock.fastForward(290_000);
  await complete.expectStatus('waiting');
  await page.clock.fastForward(11_000);
  await complete.expectStatus('accepted');
});
