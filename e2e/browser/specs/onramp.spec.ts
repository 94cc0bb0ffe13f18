import { test as base, expect, holdRequests, type WidgetOptions } from '../fixtures/test';
import { CompletePage } from '../pages/CompletePage';
import { OnrampPage } from '../pages/OnrampPage';
import type { Player } from '../pages/Operator';
import { ProviderPage } from '../pages/ProviderPage';
import { text } from '../pages/texts';
import { Widget } from '../pages/Widget';

/** Serves Europe and Brazil, has a network field, and loads its limits for each currency. */
const method = 'onramp_moonpay';
const limits = 'BANKING/deposit-limits';
const goOn = 'BANKING/external-deposit-continue';

interface Fixtures {
  onramp: OnrampPage;
  /** Opens the widget and goes to the offers for €100. */
  openOffers(options?: WidgetOptions): Promise<Player>;
}

const test = base.extend<Fixtures>({
  onramp: async ({ widget }, use) => use(new OnrampPage(widget)),
  openOffers: async ({ openForm, onramp }, use) =>
    use(async (options) => {
      const player = await openForm(method, options);
      await onramp.pay('100');
      await onramp.expectOffersShown();
      return player;
    }),
});

test('@phone coins are bought: the player chooses a currency, an amount and an offer, and is credited once', async ({
  openForm,
  operator,
  page,
  onramp,
}) => {
  const player = await openForm(method);
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

test('choosing another currency clears the amount and disables it until the limits are loaded', async ({
  openForm,
  page,
  onramp,
}) => {
  await openForm(method);
  await onramp.amount.fill('250');
  const release = await holdRequests(page, `**/${limits}`);
  await onramp.chooseCurrency('BRL');
  await expect(onramp.amount).toBeDisabled();
  await expect(onramp.amount).toHaveAccessibleDescription(text('deposit.onramp.amount.loading'));
  release();
  await expect(onramp.amount).toBeEditable();
  await expect(onramp.amount).toHaveValue('');
  await expect(onramp.amount).toHaveAccessibleDescription(/R\$/);
});

test('a currency whose limits fail to load is marked as invalid and can be retried', async ({
  openList,
  operator,
  list,
  onramp,
}) => {
  await openList();
  await operator.addFaults({ match: { endpoint: limits }, action: 'status', status: 500 });
  await list.method(method).click();
  await onramp.expectNoLimits();
  await operator.clearFaults();
  await onramp.refresh.click();
  await expect(onramp.amount).toBeEditable();
  await expect(onramp.currency).toHaveAttribute('aria-invalid', 'false');
});

test('going back from the offers keeps the currency and the amount', async ({ openForm, widget, onramp }) => {
  await openForm(method);
  await onramp.chooseCurrency('BRL');
  await onramp.pay('350');
  await onramp.expectOffersShown();
  await widget.back();
  await onramp.expectShown();
  await expect(onramp.currency).toContainText('Brazilian Real');
  await expect(onramp.amount).toHaveValue('350');
});

test('a reload on the offers returns to them', async ({ openOffers, page, onramp }) => {
  const player = await openOffers();
  await page.reload();
  await onramp.expectOffersShown();
  await expect(onramp.offer('banxa')).toContainText('€97.10');
  await onramp.offer('moonpay').click();
  await new ProviderPage(page).decide('approve');
  await player.expectCreditedOnce('100');
});

test('a rejected offer is shown as declined and leads back to the on-ramp', async ({
  openOffers,
  operator,
  onramp,
  complete,
}) => {
  const player = await openOffers();
  await operator.addFaults({ match: { endpoint: goOn }, action: 'status', status: 400 });
  await onramp.offer('banxa').click();
  await complete.expectStatus('mistaked');
  await complete.press('back');
  await onramp.expectShown();
  await player.expectNothingCredited();
});

test('a lost response is requested again, and the provider’s page opens once', async ({
  openOffers,
  operator,
  page,
  onramp,
}) => {
  const player = await openOffers();
  await operator.addFaults({ match: { endpoint: goOn, times: 1 }, action: 'drop', when: 'after' });
  await onramp.offer('banxa').click();
  await new ProviderPage(page).decide('approve');
  await player.expectCreditedOnce('100');
  expect(new Set((await operator.requests(goOn)).map(({ headers }) => headers['idempotency-key'])).size).toBe(
    1,
  );
});

test('a waiting on-ramp deposit is shown as accepted after five minutes', async ({
  openOffers,
  page,
  onramp,
  complete,
}) => {
  await page.clock.install();
  await openOffers({ redirects: false });
  await onramp.offer('banxa').click();
  await complete.expectStatus('waiting');
  await page.clock.fastForward(240_000);
  await complete.expectStatus('waiting');
  await page.clock.fastForward(61_000);
  await complete.expectStatus('accepted');
});
