import { expect, holdRequests, test } from '../fixtures/test';
import { text } from '../pages/texts';

const players = {
  Brazilian: { country: 'br', currency: 'BRL' },
  Indian: { country: 'in', currency: 'INR' },
  Dutch: { country: 'nl', currency: 'EUR' },
  Nigerian: { country: 'ng', currency: 'NGN' },
  'Russian-speaking': { country: 'kz', currency: 'KZT', lang: 'ru' },
} as const;

/** Methods that the list of a player must have, and that the other players' lists must not have. */
const ownMethods: Record<keyof typeof players, readonly string[]> = {
  Brazilian: ['pix', 'pix_qr', 'picpay', 'boleto', 'bank_transfer_br', 'e-money', 'skrill'],
  Indian: ['upi', 'indian-methods-grouped', 'netbanking_in', 'imps', 'card_method'],
  Dutch: ['ideal', 'sofort', 'trustly', 'sepa', 'card_method', 'neteller', 'paysafecard'],
  Nigerian: ['bank_transfer_nigeria', 'nigeria-cards-grouped', 'opay', 'palmpay', 'chipper'],
  'Russian-speaking': ['kaspi', 'halyk', 'sbp-transgran-grouped', 'cash_methods', 'steam_coin'],
};

for (const [home, player] of Object.entries(players) as [keyof typeof players, object][]) {
  test(`the ${home} player sees the methods of their country, by position`, async ({ openList, list }) => {
    await openList({ player });
    const entries = await list.entries();
    expect(entries).toEqual(expect.arrayContaining([...ownMethods[home], 'crypto']));
    const others = Object.entries(ownMethods).flatMap(([name, names]) => (name === home ? [] : [...names]));
    const foreign = others.filter((name) => !ownMethods[home].includes(name));
    const shared = ['card_method', 'e-money', 'skrill'];
    expect(entries.filter((name) => foreign.includes(name) && !shared.includes(name))).toEqual([]);
    expect(entries.filter((name) => ownMethods[home].slice(0, 3).includes(name))).toEqual(
      ownMethods[home].slice(0, 3),
    );
    expect(new Set(entries).size).toBe(entries.length);
  });
}

test('a method shows its name, limits and badge, and a group its label and how many more methods it has', async ({
  openList,
  list,
}) => {
  await openList({ player: players.Brazilian });
  await expect(list.method('pix')).toHaveText(/Pix.*R\$\s?20.*30,000.*Instant/s);
  await expect(list.method('pix_qr')).toContainText('Fast');
  await expect(list.method('binance_pay')).toContainText('Top');
  await expect(list.method('pix_key')).toContainText('Pay from the account that owns this key');
  await expect(list.group('crypto')).toContainText(text('group.crypto'));
  await expect(list.group('crypto')).toContainText('+13');
  await expect(
    list.method('visa_mastercard'),
    'a group with one method is shown as that method',
  ).toBeVisible();
  await expect(list.group('card_method')).toHaveCount(0);
});

test('the list is Russian for a Russian speaker', async ({ openList, widget, list }) => {
  await openList({ player: players['Russian-speaking'] });
  await expect(widget.container).toHaveAttribute('lang', 'ru');
  await expect(list.method('steam_coin')).toContainText('Скины Steam');
});

test('a group is searched regardless of accents, and back leads to the list', async ({
  openWidget,
  widget,
  list,
}) => {
  await openWidget({ player: players.Indian });
  await list.openGroup('indian-methods-grouped');
  const all = ['paytm', 'phonepe', 'gpay_in', 'mobikwik', 'amazon_pay_in'];
  expect(await list.entries()).toEqual(all);

  await list.search.fill('páy');
  await expect
    .poll(() => list.entries(), 'names that start with the query are first')
    .toEqual(['paytm', 'gpay_in', 'amazon_pay_in']);
  await expect(widget.status).toContainText('3');
  await list.search.fill('phon');
  await expect.poll(() => list.entries()).toEqual(['phonepe']);
  await expect(widget.status).toContainText('1');
  await list.search.fill('zzz');
  await expect(widget.status).toContainText(text('search.empty.title'));
  await widget.expectAccessible();
  await list.search.fill('');
  await expect.poll(() => list.entries()).toEqual(all);

  await expect(widget.action('back')).toBeVisible();
  await widget.back();
  await list.expectShown();
  await expect(list.group('indian-methods-grouped'), 'the focus returns to the group').toBeFocused();
});

test('the list has a title and no back button, and its close button tells the host to unmount', async ({
  openList,
  host,
  widget,
}) => {
  await openList();
  await expect(widget.title).toHaveText(text('deposit.title'));
  await expect(widget.action('back')).toHaveCount(0);
  await widget.close();
  await host.expectUnmounted();
  await host.expectMessage('Close');
});

test('without a closing button the host closes the widget by message', async ({ openList, host, widget }) => {
  await openList({ payload: { closingButton: false } });
  await expect(widget.action('close')).toHaveCount(0);
  await host.send('close');
  await host.expectUnmounted();
});

test('the host’s back message leads from a group to the list, and closes the list', async ({
  openWidget,
  host,
  list,
}) => {
  await openWidget({ player: players.Indian });
  await list.openGroup('indian-methods-grouped');
  await host.send('back');
  await list.expectShown();
  await host.send('swipe-back');
  await host.expectUnmounted();
});

test('@phone the list has two columns on a phone, and nothing is cut off', async ({
  openList,
  host,
  page,
  list,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList({ player: players.Brazilian });
  const boxes = await Promise.all(
    ['pix', 'pix_qr', 'pix_key'].map((name) => list.method(name).boundingBox()),
  );
  const [first, second, third] = boxes;
  expect(second?.y).toBe(first?.y);
  expect(third?.x).toBe(first?.x);
  const annotation = list.method('boleto').getByText('Credited one to three working days after payment');
  const isCut = await annotation.evaluate(
    (text) => text.scrollHeight > text.clientHeight || text.scrollWidth > text.clientWidth,
  );
  expect(isCut).toBe(false);
  const frame = await host.frame();
  expect(await frame.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('@phone tiles of a row are equally high, and nothing overlaps at any width', async ({
  openList,
  host,
  page,
}) => {
  await openList({ player: players.Brazilian });
  const frame = await host.frame();
  for (const width of [320, 360, 390, 640, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(() => frame.evaluate(() => window.innerWidth)).toBe(width);
    const faults = await frame.evaluate(() => {
      const found: string[] = [];
      const rows = new Map<number, number>();
      for (const tile of document.querySelectorAll<HTMLElement>('[data-method], [data-group]')) {
        const name = tile.dataset.method ?? tile.dataset.group;
        const { top, height, left, right } = tile.getBoundingClientRect();
        if (height < 44) found.push(`${name} is ${height} px high`);
        if ((rows.get(top) ?? height) !== height) found.push(`${name} is not as high as its row`);
        rows.set(top, height);
        const texts = [...tile.children].flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          // Lines that are cut off count for the range, but cannot be seen.
          const end = Math.min(bottom, part.getBoundingClientRect().bottom);
          return part.textContent ? [{ left, right, top, bottom: end }] : [];
        });
        for (const [at, text] of texts.entries()) {
          if (text.left < left - 1 || text.right > right + 1) found.push(`a text leaves ${name}`);
          const covers = texts.slice(at + 1).some(
            (other) =>
              other.left < text.right - 1 &&
              text.left < other.right - 1 &&
              // The line of a text is higher than its letters.
              other.top < text.bottom - 3 &&
              text.top < other.bottom - 3,
          );
          if (covers) found.push(`texts of ${name} overlap`);
        }
      }
      if (document.documentElement.scrollWidth > window.innerWidth) found.push('the page scrolls sideways');
      return found;
    });
    expect(faults, `${width} px`).toEqual([]);
  }
});

for (const [name, widgetViewType, control] of [
  ['country', undefined, '[data-action="change"]'],
  ['currency', 'cryptobalance', '[data-field="currency"]'],
] as const) {
  test(`@phone while the methods load, the text that says so does not cover the ${name}`, async ({
    openWidget,
    operator,
    widget,
  }) => {
    await operator.addFaults({ match: { endpoint: 'BANKING/methods-payment-v5' }, action: 'hang' });
    await openWidget({ player: players.Brazilian, payload: { widgetViewType } });
    const said = widget.status.filter({ hasText: text('deposit.list.loading') });
    await expect(widget.locator(control)).toBeVisible();
    const above = await widget.locator(control).boundingBox();
    const below = await said.boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Number.NaN) + (above?.height ?? 0));
  });
}

test('the list is searched, inside groups too, and its search may come late without moving anything', async ({
  openList,
  page,
  widget,
  list,
}) => {
  // A chunk that the first screen does not need has a number for a name, or is part of a form.
  const release = await holdRequests(page, /\/static\/shell\/[^/]+\/(\d+|form|deposit)\.\w+\.js$/);
  await openList({ player: players.Dutch });
  await expect(list.search).toHaveCount(0);
  const place = await list.method('ideal').boundingBox();
  release();
  await expect(list.search).toBeVisible();
  expect(await list.method('ideal').boundingBox()).toEqual(place);

  await list.search.fill('bitcoin');
  await expect.poll(() => list.entries()).toEqual(['btc', 'bch']);
  await expect(widget.status).toHaveText('2 methods found');
  await list.search.fill('zzz');
  await expect(widget.status).toContainText(text('search.empty.title'));
  await widget.expectAccessible();
  await widget.root
    .getByRole('button', { name: text('search.clear') })
    .last()
    .click();
  await expect(list.search).toBeFocused();
  await expect(list.group('crypto')).toBeVisible();

  await list.search.fill('xrp');
  await list.method('xrp').click();
  await widget.expectScreen('deposit.crypto.address');
});

test('every icon of the list is shown', async ({ openList, host, widget }) => {
  await openList({ player: players.Indian });
  const icons = widget.screen.locator('[data-method] img, [data-group] img');
  await expect.poll(() => icons.count()).toBeGreaterThan(15);
  for (const icon of await icons.all()) await icon.scrollIntoViewIfNeeded();
  await expect
    .poll(() => icons.evaluateAll((all) => all.every((icon) => (icon as HTMLImageElement).naturalWidth > 0)))
    .toBe(true);
  expect(await host.messages('Error')).toEqual([]);
});
