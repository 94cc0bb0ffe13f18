import type { Page } from '@playwright/test';
import { brazilian, expect, followToProvider, indian, test } from '../fixtures/test';
import { text } from '../pages/texts';
import type { Widget } from '../pages/Widget';

/** The sizes of the widget, which fills the page of the sandbox's plain host. */
const sizes = {
  phone: { width: 390, height: 844 },
  frame: { width: 1000, height: 589 },
} as const;

for (const [size, viewport] of Object.entries(sizes)) {
  // Urdu differs from Arabic by its font and the height of its lines.
  for (const lang of size === 'phone' ? ['en', 'ar', 'ur'] : ['en', 'ar']) {
    for (const theme of lang === 'ur' ? (['light'] as const) : (['light', 'dark'] as const)) {
      test(`axe finds nothing on any screen: ${lang}, ${theme}, ${size}`, async ({
        openList,
        openWidget,
        operator,
        page,
        widget,
        list,
        form,
        complete,
      }) => {
        // `Widget.expectScreen` checks each screen. This test checks their other states.
        await page.setViewportSize(viewport);
        const player = await openList({ player: { ...brazilian, lang }, theme });
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
        await complete.expectStatus('waiting');
        await player.finishDeposit('CANCELED');
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
        await openWidget({ player, theme });
        await widget.expectScreen('error');
        await operator.clearFaults();
        await openWidget({ player: { country: 'aq', currency: 'USD', lang }, theme });
        await widget.expectScreen('empty');
      });
    }
  }
}

/** Presses Tab until `focused` is true. */
async function tabTo(page: Page, focused: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await focused()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('60 presses of Tab do not reach it');
}

const isFocused = (widget: Widget, selector: string) => () =>
  widget
    .locator(selector)
    .evaluateAll((elements) => elements.some((element) => element === document.activeElement));

test('a deposit can be made by keyboard alone', async ({ openList, host, page, widget, form, complete }) => {
  const player = await openList({ player: brazilian });
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

test('a dropdown is opened, searched and closed by keyboard', async ({ openForm, page, widget, form }) => {
  await openForm('netbanking_in', { player: indian });
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

test('the heading of each new screen has the focus, and going back returns the focus', async ({
  openList,
  widget,
  list,
  form,
  complete,
}) => {
  await openList();
  const heading = widget.root.getByRole('heading', { level: 1 });
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

test('an unknown outcome moves the focus from the button that is gone to the heading', async ({
  openForm,
  operator,
  widget,
  form,
}) => {
  // The first status check fails too, so that the unknown outcome stays visible.
  await operator.addFaults({ match: { endpoint: 'deposit-check', nth: 1 }, action: 'status', status: 503 });
  await openForm('mifinity');
  // The sandbox answers this amount with broken JSON.
  await form.pay('25.21');
  await form.expectUnknown();
  await expect(widget.root.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a section that does not load moves the focus to its message', async ({
  openList,
  operator,
  widget,
  list,
}) => {
  await openList({ player: { country: 'ru', currency: 'RUB' } });
  await operator.addFaults({ match: { path: '/mf-p2p/' }, action: 'status', status: 404 });
  await list.group('p2p_methods_russia').click();
  await expect(
    widget.root.getByRole('heading', { level: 1, name: text('screen.failed.title') }),
  ).toBeFocused();
});

/** Finds visible elements that are smaller than `least` px in width or height. */
const tooSmall = (widget: Widget, least: number, selector: string) =>
  widget.locator(selector).evaluateAll(
    (targets, px) =>
      targets
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < px || box.height < px))
        .map(({ target, box }) => `${target.outerHTML.slice(0, 120)} ${box.width}×${box.height}`),
    least,
  );

test('all controls are large enough for a finger', async ({ openList, page, widget, list, form }) => {
  await page.setViewportSize(sizes.phone);
  await openList({ player: brazilian });
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

test('nothing is animated when the device asks for reduced motion', async ({
  openWidget,
  operator,
  host,
  page,
  list,
  form,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await operator.addFaults({ match: { endpoint: 'BANKING/methods-payment-v5' }, action: 'delay', ms: 800 });
  await openWidget();
  const animations = async () =>
    (await host.frame()).evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .map((animation) => String((animation as CSSAnimation).animationName ?? animation.id)),
    );
  await expect(host.widget.container).toBeAttached();
  expect(await animations()).toEqual([]);
  await list.expectShown();
  await list.choose('mifinity');
  expect(await animations()).toEqual([]);
  await operator.addFaults({ match: { endpoint: 'BANKING/deposit-create' }, action: 'hang' });
  await form.pay('25.23');
  await expect(form.submit).toHaveAttribute('aria-busy', 'true');
  expect(await animations()).toEqual([]);
});

/** The movement of a new screen: how long it takes, and how far to the right it starts. The screen moves after its first frame. */
async function entranceOf(widget: Widget) {
  const screen = widget.locator('main > div');
  const entrance = await screen.evaluate(async (element) => {
    const style = getComputedStyle(element);
    const from = style.getPropertyValue('--pw-from').trim();
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return style.transitionDuration === '0s' ? 'none' : `${style.transitionDuration} from ${from}`;
  });
  await expect(screen, 'it ends at its place').toHaveCSS('transform', 'none');
  return entrance;
}

for (const [lang, forward, back] of [
  ['en', '0.15s from 16px', '0.15s from -16px'],
  ['ar', '0.15s from -16px', '0.15s from 16px'],
] as const) {
  test(`a screen comes in from where the player goes: ${lang}`, async ({ openList, page, widget, list }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openList({ player: { ...brazilian, lang } });
    expect(await entranceOf(widget), 'the first screen is there at once').toBe('none');
    // Before that, a press may open an early form.
    await expect(list.search, 'React has taken the list over').toBeVisible();
    await list.method('mifinity').click();
    await expect(widget.screen).toHaveCount(1);
    await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.redirect');
    await expect(widget.root.getByRole('heading', { level: 1 }), 'the focus does not wait').toBeFocused();
    expect(await entranceOf(widget)).toBe(forward);
    await widget.back();
    await list.expectShown();
    expect(await entranceOf(widget)).toBe(back);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await list.method('mifinity').click();
    await widget.expectScreen('deposit.redirect');
    expect(await entranceOf(widget), 'no movement where the device asks for less').toBe('none');
  });
}

test('at a width of 320 px, which is a zoom of 400 %, nothing is cut off', async ({
  openWidget,
  host,
  page,
  list,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWidget({ player: { ...brazilian, lang: 'ru' } });
  const isWhole = async () =>
    (await host.frame()).evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await list.expectShown();
  expect(await isWhole()).toBe(true);
  await list.choose('bank_transfer_br');
  expect(await isWhole()).toBe(true);
});

test('the error page is an alert for screen readers', async ({ openWidget, operator, widget, message }) => {
  await operator.addFaults({
    match: { endpoint: 'BANKING/methods-payment-v5' },
    action: 'status',
    status: 500,
  });
  await openWidget();
  await message.expectError();
  await expect(widget.alert).toHaveCount(1);
});
