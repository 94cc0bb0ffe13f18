import { methodsForTiles } from '@paywidget/operator/catalogue/tiles';
import type { Page } from '@playwright/test';
import {
  test as base,
  brazilian,
  expect,
  followToProvider,
  holdReact,
  reactScript,
  stopTime,
  type WidgetOptions,
} from '../fixtures/test';
import type { HostPage } from '../pages/HostPage';
import type { Operator } from '../pages/Operator';
import type { Widget } from '../pages/Widget';

const methodsCall = /methods-payment-v5/;
const countrySelector = 'BANKING/methods-country-selector-v2';

/** Without this style sheet, the form of a pressed method waits for React. */
const formStyles = /\/static\/shell\/[^/]+\/form\.[^/]+\.css$/;

const test = base.extend<{
  /** Opens the widget with React's script held back, and waits for the list. Returns a function that lets React through. */
  openEarlyList: (options?: WidgetOptions) => Promise<() => void>;
  /** Opens the list in React, and waits until the form of the first pressed method can be drawn early. */
  openReactList: (options?: WidgetOptions) => Promise<void>;
  /** The same with the time stopped: React waits for the next frame, so that an early form stays until the clock is resumed. */
  openStoppedList: (options?: WidgetOptions) => Promise<void>;
}>({
  openEarlyList: async ({ openWidget, page, list }, use) => {
    await use(async (options) => {
      const releaseReact = await holdReact(page);
      await openWidget(options);
      await list.expectShown();
      return releaseReact;
    });
  },
  openReactList: async ({ openEarlyList, list, widget }, use) => {
    await use(async (options) => {
      // Without an early list, there is no early form.
      const releaseReact = await openEarlyList(options);
      releaseReact();
      await expect(list.search).toBeVisible();
      await expectFormStyles(widget);
    });
  },
  openStoppedList: async ({ openReactList, page }, use) => {
    await use(async (options) => {
      await page.clock.install();
      await openReactList(options);
      await stopTime(page);
    });
  },
});

/** Returns each element of a tree as text: its name, its attributes in order of their names, and its own texts. */
const treeOf = (root: Element) =>
  [root, ...root.querySelectorAll('*')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    const texts = [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? [node.textContent] : []));
    return [element.tagName, ...attributes, ...texts].join(' ');
  });

/** The positions of the controls in a form, in px. */
const boxesOf = (root: Element) =>
  [...root.querySelectorAll('h1, input, button, label, .picture')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

/** The host was told once that the player has chosen a method. */
async function expectChosenOnce(host: HostPage): Promise<void> {
  const events = (await host.messages('Analytics')).map(({ event }) => event);
  expect(events.filter((event) => event === 'deposit_method_chosen')).toHaveLength(1);
}

/** Lets React take the early list over, which changes nothing that a player sees. */
async function expectTakenOver(widget: Widget, releaseReact: () => void): Promise<void> {
  const early = await widget.container.evaluate(treeOf);
  await widget.container.evaluate((root) => {
    for (const element of root.querySelectorAll('*')) element.setAttribute('data-early', '');
  });
  releaseReact();
  await expect(widget.locator('h1:not([data-early])')).toBeVisible();
  await widget.container.evaluate((root) => {
    for (const element of root.querySelectorAll('*')) element.removeAttribute('data-early');
  });
  expect(await widget.container.evaluate(treeOf)).toEqual(early);
}

/** Holds back the parts that React would add to the list later. */
async function holdLaterParts(page: Page, operator: Operator): Promise<void> {
  await operator.addFaults({ match: { endpoint: countrySelector }, action: 'delay', ms: 60_000 });
  await page.route(/\/static\/shell\/[^/]+\/(\d+|form|deposit)\.[^/]+\.js$/, () => {});
}

/** Waits for the style sheets without which a form is not drawn early. */
const expectFormStyles = (widget: Widget) =>
  expect
    .poll(() =>
      widget
        .locator('head')
        .evaluate((head) =>
          [...head.querySelectorAll<HTMLLinkElement>('link[href$="#early"]')].map(
            ({ sheet }) => sheet !== null,
          ),
        ),
    )
    .toEqual([true, true]);

for (const [name, options] of [
  ['light, English', {}],
  ['dark, Portuguese', { theme: 'dark', player: brazilian, user: { locale: 'pt-BR' } }],
  ['with tokens, Arabic', { tokens: { '--pw-accent': 'teal' }, user: { locale: 'ar' } }],
  [
    'with tokens of both modes, German, dark',
    {
      theme: 'dark',
      tokens: { '--pw-radius': '4px', light: { '--pw-accent': 'navy' }, dark: { '--pw-accent': 'gold' } },
      user: { locale: 'de' },
    },
  ],
] as const) {
  test(`the list is there before React, and React changes nothing about it: ${name}`, async ({
    openWidget,
    page,
    host,
    widget,
    list,
    operator,
  }) => {
    const releaseReact = await holdReact(page);
    await holdLaterParts(page, operator);
    await openWidget(options);
    await list.expectShown();
    await expectTakenOver(widget, releaseReact);
    expect(await host.messages('Error')).toEqual([]);
    expect(await host.messages('MissingTranslation')).toEqual([]);
  });
}

test('in a long list, the tiles below the screen are complete before React, which changes nothing about them', async ({
  openWidget,
  page,
  host,
  widget,
  list,
  operator,
}) => {
  const methods = methodsForTiles(120);
  const last = methods.at(-1)?.name ?? '';
  await page.route(methodsCall, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), methods } });
  });
  const releaseReact = await holdReact(page);
  await holdLaterParts(page, operator);
  await openWidget();
  await list.expectShown();
  expect(await list.entries()).toHaveLength(methods.length);
  await list.method(last).scrollIntoViewIfNeeded();
  await expect(list.method(last)).toContainText('€');
  await expect(list.method(last).locator('img')).toBeVisible();
  await expectTakenOver(widget, releaseReact);
  expect(await host.messages('Error')).toEqual([]);
});

const presses: Record<string, (page: Page, tile: ReturnType<Page['locator']>) => Promise<void>> = {
  'by mouse': (_page, tile) => tile.click(),
  'with the keyboard': async (page, tile) => {
    await tile.focus();
    await page.keyboard.press('Enter');
  },
  'with a screen reader': (_page, tile) => tile.evaluate((element: HTMLElement) => element.click()),
};

for (const [how, press] of Object.entries(presses)) {
  test(`a press ${how} before React is kept, shown and carried out once @socket`, async ({
    openEarlyList,
    page,
    host,
    list,
    widget,
  }) => {
    // React requests it again.
    await page.route(formStyles, (route) => route.abort(), { times: 1 });
    const releaseReact = await openEarlyList();
    await press(page, list.method('trustly'));
    // Changes their mind.
    await press(page, list.method('skrill'));
    await expect(list.method('skrill')).toHaveAttribute('aria-busy', 'true');
    await expect(list.method('trustly')).not.toHaveAttribute('aria-busy');
    releaseReact();
    await widget.expectScreen('deposit.redirect');
    await expect(widget.title).toContainText('Skrill');
    await expectChosenOnce(host);
    await widget.back();
    await list.expectShown();
    await expect(list.method('skrill')).not.toHaveAttribute('aria-busy');
  });
}

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap before React is kept @socket', async ({ openEarlyList, list, widget }) => {
    const releaseReact = await openEarlyList();
    await list.method('trustly').tap();
    releaseReact();
    await widget.expectScreen('deposit.redirect');
  });
});

test.describe('over the socket', () => {
  test.use({ transport: 'socket' });

  test('the early list and React use one connection and one call for the methods', async ({
    openEarlyList,
    page,
    list,
    widget,
    host,
  }) => {
    const sockets: string[][] = [];
    page.on('websocket', (socket) => {
      const events: string[] = [];
      sockets.push(events);
      socket.on('framesent', ({ payload }) => events.push(JSON.parse(String(payload)).event));
    });
    const releaseReact = await openEarlyList();
    await expect(list.method('trustly')).toBeVisible();
    expect(sockets).toHaveLength(1);
    expect(sockets[0]?.[0]).toBe('BANKING:methods-payment-v5');
    releaseReact();
    await list.choose('trustly');
    await widget.expectScreen('deposit.redirect');
    await expect.poll(() => sockets.flat()).toContain('BANKING:methods-country-selector-v2');
    expect(sockets).toHaveLength(1);
    expect(sockets.flat().filter((event) => event.includes('methods-payment'))).toHaveLength(1);
    expect(await host.messages('Error')).toEqual([]);
  });

  test('the list appears after the early connection broke before its reply', async ({
    openWidget,
    page,
    list,
  }) => {
    let isFirst = true;
    await page.routeWebSocket(/\/api\/socket$/, (socket) => {
      if (isFirst) void socket.close();
      else socket.connectToServer();
      isFirst = false;
    });
    await page.clock.install();
    await openWidget();
    await page.clock.runFor(2_500);
    await list.expectShown();
  });
});

test('the focus and the scroll position stay when React takes the list over', async ({
  openEarlyList,
  list,
  widget,
}) => {
  const releaseReact = await openEarlyList({ player: brazilian });
  const last = widget.locator('[data-method], [data-group]').last();
  await last.focus();
  await last.scrollIntoViewIfNeeded();
  const top = await last.evaluate((element) => element.getBoundingClientRect().top);
  releaseReact();
  await expect(list.search).toBeVisible();
  await expect(last).toBeFocused();
  expect(await last.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(top, 0);
});

test.describe('in a low window, where the page scrolls as a whole', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('a list that was scrolled before React keeps its place, and the next screen starts at its top', async ({
    openEarlyList,
    list,
    widget,
  }) => {
    const releaseReact = await openEarlyList({ player: brazilian });
    const tile = list.method('mifinity');
    await tile.evaluate((element) => element.scrollIntoView());
    releaseReact();
    await expect(list.search).toBeAttached();
    await expect(tile).toBeInViewport();
    await tile.click();
    await widget.expectScreen('deposit.redirect');
    await expect(widget.action('back')).toBeInViewport();
  });

  test('a form that is drawn before React starts at its top, and stays there', async ({
    openEarlyList,
    list,
    widget,
  }) => {
    const releaseReact = await openEarlyList({ player: brazilian });
    await list.method('mifinity').evaluate((element: HTMLElement) => {
      element.scrollIntoView();
      element.click();
    });
    await widget.expectScreen('deposit.redirect');
    await expect(widget.action('back')).toBeInViewport();
    releaseReact();
    await expect(widget.locator('[data-early-form]')).toHaveCount(0);
    await expect(widget.action('back')).toBeInViewport();
  });
});

test('the close button of the early list closes the widget', async ({ openEarlyList, host, widget }) => {
  const releaseReact = await openEarlyList();
  await widget.close();
  releaseReact();
  await host.expectUnmounted();
});

for (const type of ['back', 'swipe-back']) {
  test(`the host’s message ${type} before React closes the widget as soon as React is there`, async ({
    openEarlyList,
    host,
  }) => {
    const releaseReact = await openEarlyList();
    await host.send(type);
    releaseReact();
    await host.expectUnmounted();
  });
}

test('if React’s script fails, an error replaces the early list, and works', async ({
  openWidget,
  page,
  list,
  host,
  message,
}) => {
  const isBroken = { now: true };
  await page.route(reactScript, (route) => (isBroken.now ? route.abort() : route.continue()));
  await openWidget();
  await message.expectNotStarted();
  await host.expectMessage('Error', { code: 'start.failed' });
  isBroken.now = false;
  await message.refresh.click();
  await list.expectShown();
});

test('if React’s script never comes, an error replaces the early list after 30 s', async ({
  openWidget,
  page,
  host,
  list,
  message,
}) => {
  await page.clock.install();
  await page.route(reactScript, () => {});
  await openWidget();
  await list.expectShown();
  await list.method('trustly').click();
  // The 30 s begin when the shell starts and takes over from the early script.
  const frame = await host.frame();
  const hasStarted = () =>
    frame.evaluate(() => 'paywidgetEarly' in window && window.paywidgetEarly === undefined);
  await expect.poll(hasStarted).toBe(true);
  await page.clock.fastForward(30_000);
  await message.expectNotStarted();
  await expect(message.refresh).toBeEnabled();
});

test('a list with bonuses, which the early script does not know, waits for React', async ({
  openWidget,
  page,
  widget,
}) => {
  const releaseReact = await holdReact(page);
  const answer = page.waitForResponse(methodsCall);
  await openWidget({ payload: { experiments: [{ key: 'cashier', group: 'group_b' }] } });
  await (await answer).finished();
  await expect(widget.locator('[data-skeleton]')).toBeVisible();
  await expect(widget.locator('[data-method]')).toHaveCount(0);
  releaseReact();
  await expect(widget.locator('[data-method]').first()).toBeVisible();
});

test('a list with a broken method waits for React, which leaves the method out', async ({
  openWidget,
  page,
  host,
  widget,
}) => {
  const releaseReact = await holdReact(page);
  await page.route(methodsCall, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.methods[0].fields = [{ name: 7, type: 'text' }];
    await route.fulfill({ response, json: answer });
  });
  const answer = page.waitForResponse(methodsCall);
  await openWidget();
  await (await answer).finished();
  await expect(widget.locator('[data-method]')).toHaveCount(0);
  releaseReact();
  await expect(widget.locator('[data-method]').first()).toBeVisible();
  await host.expectMessage('Error', { code: 'contract.dropped' });
});

test('the texts are loaded once for both', async ({ openList, operator }) => {
  await openList({ user: { locale: 'de' } });
  const texts = (await operator.requests()).filter(({ path }) =>
    /locales\/(en|de)\.[0-9a-f]+\.json/.test(path),
  );
  expect(texts.map(({ path }) => path.replace(/.*\/(en|de)\..*/, '$1')).sort()).toEqual(['de', 'en']);
});

test.describe('the form of a method that is pressed before React', () => {
  for (const [name, options] of [
    ['light, English', {}],
    ['dark, German', { theme: 'dark', user: { locale: 'de' } }],
    ['Arabic', { user: { locale: 'ar' } }],
  ] as const) {
    test(`gives way to React’s form without a change: ${name}`, async ({
      openEarlyList,
      list,
      widget,
      form,
    }) => {
      const releaseReact = await openEarlyList(options);
      await list.method('skrill').click();
      await widget.expectScreen('deposit.redirect');
      await form.control('email').fill('ada@mail.example');
      await form.amount.fill('1234');
      const early = await widget.container.evaluate(boxesOf);
      releaseReact();
      await expect(widget.locator('[data-early-form]')).toHaveCount(0);
      await expect(form.amount).toBeFocused();
      expect(await widget.container.evaluate(boxesOf)).toEqual(early);
      await expect(form.control('email')).toHaveValue('ada@mail.example');
    });
  }

  test('a press on its button is carried out once, and the deposit is credited once', async ({
    list,
    form,
    complete,
    openWidget,
    page,
  }) => {
    const releaseReact = await holdReact(page);
    const player = await openWidget();
    await list.method('mifinity').click();
    await form.amount.fill('25');
    await form.submit.click();
    await expect(form.submit).toHaveAttribute('aria-busy', 'true');
    const provider = await followToProvider(page, async () => releaseReact());
    await provider.decide('approve');
    await complete.expectStatus('processed');
    await player.expectCreditedOnce('25');
  });

  test('what the player holds down while React’s form comes is pressed', async ({
    openEarlyList,
    page,
    list,
    form,
    widget,
  }) => {
    const releaseReact = await openEarlyList();
    await list.method('skrill').click();
    await widget.expectScreen('deposit.redirect');
    const chip = widget.locator('[data-chip]').nth(1);
    const amount = await chip.getAttribute('data-chip');
    await chip.hover();
    await page.mouse.down();
    releaseReact();
    await expect(widget.root.locator('#paywidget [data-screen="deposit.redirect"]')).toBeAttached();
    await page.mouse.up();
    await expect(widget.locator('[data-early-form]')).toHaveCount(0);
    await expect(form.amount).toHaveValue(amount ?? 'no chip');
  });

  test('back leads to the list, where another method can be pressed', async ({
    openEarlyList,
    list,
    host,
    widget,
  }) => {
    const releaseReact = await openEarlyList();
    await list.method('skrill').click();
    await widget.expectScreen('deposit.redirect');
    await widget.back();
    await list.expectShown();
    await expect(list.method('skrill')).toBeFocused();
    await list.method('trustly').click();
    await expect(widget.title).toContainText('Trustly');
    releaseReact();
    await expect(widget.locator('[data-early-form]')).toHaveCount(0);
    await widget.expectScreen('deposit.redirect');
    await expect(widget.title).toContainText('Trustly');
    await expectChosenOnce(host);
  });

  test('an error replaces it if React’s script fails', async ({
    openWidget,
    page,
    list,
    message,
    widget,
  }) => {
    const fail = await holdReact(page, 'fail');
    await openWidget();
    await list.method('skrill').click();
    await widget.expectScreen('deposit.redirect');
    fail();
    await message.expectNotStarted();
    await expect(widget.locator('[data-early-form]')).toHaveCount(0);
  });
});

test.describe('the form of the first method that is pressed once React is there', () => {
  for (const [name, options] of [
    ['light, English', {}],
    ['dark, Arabic', { theme: 'dark', user: { locale: 'ar' } }],
  ] as const) {
    test(`is shown in the next frame, and gives way to React’s form without a change: ${name}`, async ({
      openStoppedList,
      page,
      list,
      widget,
      form,
      host,
    }) => {
      await openStoppedList(options);
      await list.method('skrill').click();
      await expect(widget.locator('[data-early-form]')).toBeVisible();
      await expect(widget.screen).toHaveAttribute('data-screen', 'deposit.redirect');
      await form.control('email').fill('ada@mail.example');
      await form.amount.fill('1234');
      const early = await widget.container.evaluate(boxesOf);
      await page.clock.resume();
      await expect(widget.locator('[data-early-form]')).toHaveCount(0);
      await expect(form.amount).toBeFocused();
      expect(await widget.container.evaluate(boxesOf)).toEqual(early);
      await expect(form.control('email')).toHaveValue('ada@mail.example');
      await expectChosenOnce(host);
      await widget.back();
      await list.expectShown();
    });
  }

  test('leaves the focus to the title of React’s form, and Tab goes on from there', async ({
    openReactList,
    list,
    widget,
  }) => {
    await openReactList();
    await list.method('mifinity').focus();
    await widget.page.keyboard.press('Enter');
    await widget.expectScreen('deposit.redirect');
    await expect(widget.locator('[data-early-form]')).toHaveCount(0);
    await expect(widget.locator('h1')).toBeFocused();
    await widget.page.keyboard.press('Tab');
    await expect(widget.action('close')).toBeFocused();
  });

  test('takes and refuses the same keys as React’s form, and keeps the caret', async ({
    openStoppedList,
    page,
    list,
    widget,
    form,
  }) => {
    await openStoppedList();
    await list.method('mifinity').click();
    await expect(widget.locator('[data-early-form]')).toBeVisible();
    await form.editAtCaret();
    await page.clock.resume();
    await expect(widget.locator('[data-early-form]')).toHaveCount(0);
    await form.expectText('amount', '|1,235');
  });

  test('Tab before React’s form goes to the same control as after it, and stays there', async ({
    openStoppedList,
    page,
    list,
    widget,
  }) => {
    await openStoppedList();
    await list.method('mifinity').focus();
    await page.keyboard.press('Enter');
    await expect(widget.locator('[data-early-form]')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(widget.action('close')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(widget.action('back')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.clock.resume();
    await expect(widget.locator('[data-early-form]')).toHaveCount(0);
    await expect(widget.action('close')).toBeFocused();
  });
});
