import type { Page } from '@playwright/test';
import { CompletePage } from '../pages/CompletePage';
import { DepositFormPage } from '../pages/DepositFormPage';
import { HostPage } from '../pages/HostPage';
import { ListPage } from '../pages/ListPage';
import { MessagePage } from '../pages/MessagePage';
import type { Widget } from '../pages/Widget';
import { expect, followToProvider, test } from './test';

/** Of the widget: the sandbox's plain host gives it its whole page. */
const sizes = {
  phone: { width: 390, height: 844 },
  frame: { width: 1000, height: 589 },
} as const;

for (const [size, viewport] of Object.entries(sizes)) {
  for (const lang of ['en', 'ar']) {
    for (const theme of ['light', 'dark'] as const) {
      test(`axe finds nothing on any screen: ${lang}, ${theme}, ${size}`, async ({ operator, page }) => {
        // Each screen is looked at as it is first shown (`Widget.shows`), its states here.
        await page.setViewportSize(viewport);
        const player = await operator.signUp({ country: 'br', currency: 'BRL', lang });
        const host = new HostPage(page);
        const { widget } = host;
        const list = new ListPage(widget);
        const form = new DepositFormPage(widget);
        await host.open({ player, theme });
        await list.expectShown();
        await list.openGroup('e-money');
        await widget.back();
        await list.choose('pix_key');
        await form.expectShown();
        await form.submit.click();
        await expect(form.control('cpf').or(form.field('pixKeyType')).first()).toBeVisible();
        await widget.expectAccessible();
        await form.field('pixKeyType').getByRole('combobox').click();
        await widget.expectAccessible();
        await page.keyboard.press('Escape');
        await widget.back();

        await list.choose('mifinity');
        await form.pay('51.18');
        await expect(widget.alert).toBeVisible();
        await widget.expectAccessible();
        await form.pay('51.23');
        const complete = new CompletePage(widget);
        await complete.expectStatus('waiting');
        const [deposit] = await player.deposits(1);
        await player.setDepositStatus(deposit?.id ?? '', 'CANCELED');
        await complete.expectStatus('mistaked');
        await widget.expectAccessible();
        await complete.press('back');
        await form.pay('52.10');
        await complete.expectStatus('processed');
        await widget.expectAccessible();

        await operator.addFaults({
          match: { endpoint: 'BANKING/methods-payment-v5' },
          action: 'status',
          status: 500,
        });
        await host.open({ player, theme });
        await widget.expectScreen('error');
        await operator.clearFaults();
        await host.open({ player: await operator.signUp({ country: 'aq', currency: 'USD', lang }), theme });
        await widget.expectScreen('empty');
      });
    }
  }
}

/** Tabs until something is focused, as a player without a mouse does. */
async function tabTo(page: Page, focused: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await focused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Sixty presses of Tab do not lead there');
}

const isFocused = (widget: Widget, selector: string) => () =>
  widget
    .locator(selector)
    .evaluateAll((found) => found.some((element) => element === document.activeElement));

test('a whole deposit by keyboard alone', async ({ operator, host, page, widget, list, form, complete }) => {
  const player = await operator.signUp({ country: 'br', currency: 'BRL' });
  await host.open({ player });
  await list.expectShown();
  await tabTo(page, isFocused(widget, '[data-method="picpay"]'));
  await page.keyboard.press('Enter');
  await form.expectShown();
  await tabTo(page, isFocused(widget, '[data-field="amount"] input'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60');
  await tabTo(page, isFocused(widget, '[data-field="cpf"] input'));
  await page.keyboard.type('12345678909');
  await tabTo(page, isFocused(widget, '[data-action="submit"]'));
  const provider = await followToProvider(page, () => page.keyboard.press('Enter'));
  await provider.decide('approve');
  await complete.expectStatus('processed');
  await player.expectCreditedOnce('60');
  await tabTo(page, isFocused(widget, '[data-screen] [data-action="close"]'));
  await page.keyboard.press('Space');
  await host.expectUnmounted();
});

test('a dropdown opens, is searched and closes by keyboard', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
}) => {
  await host.open({ player: await operator.signUp({ country: 'in', currency: 'INR' }) });
  await list.choose('netbanking_in');
  const bank = form.field('bankCode').getByRole('combobox');
  await bank.focus();
  await page.keyboard.press('Enter');
  const options = widget.root.getByRole('option');
  await expect(options.first()).toBeVisible();
  const all = await options.count();
  await page.keyboard.type('hdfc');
  await expect.poll(() => options.count()).toBeLessThan(all);
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
  await expect(form.field('bankCode')).toContainText('HDFC');
  await expect(form.field('bankCode').locator(':focus')).toHaveCount(1);
});

test('the focus goes to the heading of each new screen', async ({
  operator,
  host,
  widget,
  list,
  form,
  complete,
}) => {
  await host.open({ player: await operator.signUp() });
  const heading = widget.screen.getByRole('heading').first();
  await list.expectShown();
  await list.method('mifinity').click();
  await form.expectShown();
  await expect(heading).toBeFocused();
  await widget.back();
  await list.expectShown();
  await expect(list.method('mifinity')).toBeFocused();
  await list.choose('mifinity');
  await form.pay('25.23');
  await complete.expectStatus('waiting');
  await expect(heading).toBeFocused();
});

/** Everything that can be pressed and is smaller than it should be. */
const tooSmall = (widget: Widget, least: number, selector: string) =>
  widget.locator(selector).evaluateAll(
    (targets, px) =>
      targets
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < px || box.height < px))
        .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width}×${box.height}`),
    least,
  );

test('everything that is pressed is large enough for a thumb', async ({
  operator,
  host,
  page,
  widget,
  list,
  form,
}) => {
  await page.setViewportSize(sizes.phone);
  await host.open({ player: await operator.signUp({ country: 'br', currency: 'BRL' }) });
  await list.expectShown();
  const all = 'button:not([hidden]), a, [role="combobox"], [role="option"]';
  const expectLargeEnough = async () => {
    expect(await tooSmall(widget, 24, `${all}, input`)).toEqual([]);
    expect(await tooSmall(widget, 44, all)).toEqual([]);
  };
  await expectLargeEnough();
  await list.openGroup('e-money');
  await expectLargeEnough();
  await widget.back();
  await list.choose('pix_key');
  await expectLargeEnough();
  await form.field('pixKeyType').getByRole('combobox').click();
  await expectLargeEnough();
});

test('nothing moves for those who asked for less motion', async ({ operator, host, page, list, form }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await operator.addFaults({ match: { endpoint: 'BANKING/methods-payment-v5' }, action: 'delay', ms: 800 });
  await host.open({ player: await operator.signUp() });
  const moving = async () =>
    (await host.frame()).evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map((animation) => String((animation as CSSAnimation).animationName ?? animation.id)),
    );
  await expect(host.widget.container).toBeAttached();
  expect(await moving()).toEqual([]);
  await list.expectShown();
  await list.choose('mifinity');
  expect(await moving()).toEqual([]);
  await operator.addFaults({ match: { endpoint: 'BANKING/deposit-create' }, action: 'delay', ms: 1500 });
  await form.pay('25.23');
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  expect(await moving()).toEqual([]);
});

test('at 320 px, a page zoomed four times, nothing is cut off', async ({ operator, host, page, list }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await host.open({ player: await operator.signUp({ country: 'br', currency: 'BRL', lang: 'ru' }) });
  const isWhole = async () =>
    (await host.frame()).evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await list.expectShown();
  expect(await isWhole()).toBe(true);
  await list.choose('bank_transfer_br');
  expect(await isWhole()).toBe(true);
});

test('the error page tells screen readers at once', async ({ operator, host, widget }) => {
  await operator.addFaults({
    match: { endpoint: 'BANKING/methods-payment-v5' },
    action: 'status',
    status: 500,
  });
  await host.open({ player: await operator.signUp() });
  await new MessagePage(widget).expectError();
  await expect(widget.alert).toHaveCount(1);
});
