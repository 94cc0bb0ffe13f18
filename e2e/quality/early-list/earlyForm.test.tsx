import { countries, depositMethodsFor } from '@paywidget/operator/catalogue';
import { createDeposit } from '@paywidget/shared/contract/payments';
import { sessionAtom, themeAtom, tokensAtom } from '@paywidget/shared/state';
import { act, fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { splitTexts } from '../../../shared/tools/deploy/locales';
import { readHost } from '../../../shell/src/early/read/readHost';
import { createTranslator } from '../../../shell/src/early/read/translator';
import { readSession } from '../../../shell/src/lib/session';
import { loadEarlyScript } from './drawEarly';
import { currencyIn, locales, type Visit, visit } from './visit';

const { createForm } = loadEarlyScript();

const { focus } = HTMLElement.prototype;

beforeEach(() => {
  // As in browsers. The tests' DOM does not know `inert`.
  jest.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement, options) {
    if (!this.closest('[inert]')) focus.call(this, options);
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const earlyForm = () => document.querySelector<HTMLElement>('[data-early-form]');
const press = (selector: string, within: ParentNode = document) =>
  act(async () => within.querySelector<HTMLElement>(selector)?.click());
const inputIn = (within: ParentNode | null, field: string) =>
  within?.querySelector<HTMLInputElement>(`[data-field="${field}"] input`) as HTMLInputElement;

/** The elements and texts of a page, without what differs between two renderings of the same one. */
function treeOf(page: Element): string {
  const ids = new Map<string, string>();
  const nameOf = (id: string) => {
    const known = ids.get(id) ?? `id${ids.size}`;
    ids.set(id, known);
    return known;
  };
  const lines: string[] = [];
  (function walk(element: Element, depth: string) {
    const attributes = [...element.attributes]
      .map(({ name, value }) => {
        if (!/^(id|for|aria-labelledby|aria-describedby)$/.test(name)) return `${name}=${value}`;
        return `${name}=${value.replace(/(\S+?)(label|hint|error)?(?=\s|$)/g, (_, id, part = '') => nameOf(id) + part)}`;
      })
      .sort();
    lines.push(`${depth}${element.tagName} ${attributes.join(' ')}`);
    for (const child of element.childNodes) {
      if (child instanceof Element) walk(child, `${depth} `);
      else lines.push(`${depth} “${child.nodeValue}”`);
    }
  })(page, '');
  return lines.join('\n');
}

const firstTexts = (locale: string) => splitTexts(locales[locale] ?? {}).first ?? {};

interface Drawing extends Visit {
  /** Returns the loaded texts of a language: by default, the texts of the first part. */
  textsIn?: typeof firstTexts;
}

/** Draws the form of a method early, without a list. */
function drawn(
  method: object,
  { country = 'nl', currency = currencyIn(country), locale = 'en', textsIn = firstTexts }: Drawing,
) {
  const payload = { user: { paymentGeo: country, currency, locale, token: 'token' } };
  const list = document.body.appendChild(document.createElement('div'));
  const form = createForm({
    ...readHost(payload, [], null, {}),
    list,
    staticUrl: 'https://pay.example/static/',
    method: JSON.parse(JSON.stringify(method)),
    texts: textsIn(locale),
    translator: createTranslator(locale, textsIn(locale), textsIn('en')),
  });
  const page = form?.element.firstElementChild;
  const tree = page && treeOf(page);
  form?.remove();
  list.remove();
  return tree;
}

const compared = new Set<string>();

/**
 * Opens forms that can be drawn early in React too. Both must be the same, element by element. Returns the names of the methods.
 * @param most how many forms, of methods that were not compared yet. By default all
 */
async function expectSameForms({ country = 'nl', ...options }: Visit, most?: number): Promise<string[]> {
  const currency = options.currency ?? currencyIn(country);
  const drawings = depositMethodsFor(country, currency, 'fiat')
    .filter(({ name }) => most !== undefined || !compared.has(name))
    .flatMap((method) => {
      const early = drawn(method, { ...options, country });
      return early === undefined ? [] : [{ name: method.name, early }];
    })
    .slice(0, most);
  if (drawings.length === 0) return [];
  const { element, start } = await visit({ ...options, country });
  await start();
  const open = drawings.filter(({ name }) => element.querySelector(`[data-method="${name}"]`));
  for (const { name, early } of open) {
    await press(`[data-method="${name}"]`, element);
    const tree = treeOf(element.querySelector('[data-paywidget]') as Element);
    // React's form comes in from a side. The early one does not move.
    expect(tree.replace(/(?<=class=content) forward( settled)?/, ' ')).toBe(early);
    compared.add(name);
    await press('[data-action="back"]', element);
  }
  return open.map(({ name }) => name);
}

describe('a form that is drawn early is the form that React draws', () => {
  it.each([...countries])('for each method that can be pressed in the list of %s', async (country) => {
    await expectSameForms({ country });
  });

  it.each(Object.keys(locales))('in the language %s', async (locale) => {
    expect(await expectSameForms({ locale, country: 'nl' }, 1)).toHaveLength(1);
  });
});

it('a form that is drawn early needs only texts of the first part', () => {
  const allTexts = (locale: string) => locales[locale] ?? {};
  const forms = new Set<string>();
  for (const country of countries)
    for (const method of depositMethodsFor(country, currencyIn(country), 'fiat')) {
      const form = drawn(method, { country, textsIn: allTexts });
      // Many countries have the same form, which needs the same texts.
      if (form && forms.has(form)) continue;
      expect(drawn(method, { country })).toBe(form);
      if (form) forms.add(form);
    }
  expect(forms.size).toBeGreaterThan(100);
});

/** Opens the list and presses a method, so that its form is drawn before React starts. */
async function opened(options: Visit = {}) {
  const page = await visit({ ...options, drawsForms: true });
  page.element.querySelector<HTMLElement>('[data-method="skrill"]')?.click();
  await settled();
  const form = earlyForm() as HTMLElement;
  return { ...page, form };
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Types as a browser reports it. */
function type(input: HTMLInputElement, text: string) {
  input.focus();
  input.value = text;
  input.setSelectionRange(text.length, text.length);
  fireEvent(input, new InputEvent('input', { bubbles: true }));
}

const submitIn = (within: ParentNode) => within.querySelector('[data-action="submit"]');

describe('the form of a method that was pressed before React', () => {
  it('covers the list, which cannot be reached, and has the focus on its title', async () => {
    const { element, form } = await opened();
    expect(form.querySelector('h1')).toHaveTextContent('Skrill');
    expect(form.querySelector('h1')).toHaveFocus();
    expect(element).toHaveAttribute('inert');
  });

  it('takes an amount as React’s form does: with groups, and its sum on the button', async () => {
    const { form } = await opened();
    const amount = inputIn(form, 'amount');
    type(amount, '1234');
    expect(amount).toHaveValue('1,234');
    expect(amount.selectionStart).toBe(5);
    expect(submitIn(form)).toHaveTextContent('Deposit €1,234');
    type(amount, '1,234.5');
    fireEvent.focusOut(amount);
    expect(amount).toHaveValue('1,234.50');
    expect(submitIn(form)).toHaveTextContent('Deposit €1,234.50');
    type(amount, '');
    expect(submitIn(form)).toHaveTextContent('Deposit');
  });

  it('takes a suggested amount', async () => {
    const { form } = await opened();
    form.querySelector<HTMLElement>('[data-chip="100"]')?.click();
    expect(inputIn(form, 'amount')).toHaveValue('100');
    expect(form.querySelector('[data-chip="100"]')).toHaveAttribute('aria-pressed', 'true');
    expect(submitIn(form)).toHaveTextContent('Deposit €100');
  });

  it('React’s form replaces the early form with the same texts, focus and caret', async () => {
    const { element, form, start } = await opened();
    type(inputIn(form, 'amount'), '1234');
    type(inputIn(form, 'email'), 'ada@mail.example');
    inputIn(form, 'email').setSelectionRange(3, 3);
    await start();
    await settled();
    expect(earlyForm()).toBeNull();
    expect(element).not.toHaveAttribute('inert');
    expect(inputIn(element, 'amount')).toHaveValue('1,234');
    expect(inputIn(element, 'email')).toHaveValue('ada@mail.example');
    expect(inputIn(element, 'email')).toHaveFocus();
    expect(inputIn(element, 'email').selectionStart).toBe(3);
    expect(submitIn(element)).toHaveTextContent('Deposit €1,234');
  });

  it('gives way to React’s form, which is at its place from the first frame on', async () => {
    const { element, start } = await opened();
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    await start();
    await settled();
    expect(earlyForm()).toBeNull();
    expect(element.querySelector('main > div')).toHaveClass('forward', 'settled');
  });

  it('gives way with the suggested amount, and the focus on the title if it was there', async () => {
    const { element, form, start } = await opened();
    form.querySelector<HTMLElement>('[data-chip="100"]')?.click();
    await start();
    await settled();
    expect(inputIn(element, 'amount')).toHaveValue('100');
    expect(element.querySelector('[data-chip="100"]')).toHaveAttribute('aria-pressed', 'true');
    expect(element.querySelector('h1')).toHaveFocus();
  });

  it('after a press, the button is busy and the fields cannot change, until React carries out the press', async () => {
    const { form, start, server } = await opened();
    type(inputIn(form, 'email'), 'ada@mail.example');
    (submitIn(form) as HTMLElement).click();
    expect(submitIn(form)).toHaveAttribute('aria-busy', 'true');
    expect(form.querySelector('[data-screen-content]')).toHaveAttribute('inert');
    (submitIn(form) as HTMLElement).click();
    await start();
    await settled();
    expect(earlyForm()).toBeNull();
    expect(server.requestsTo(createDeposit).map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ amount: expect.anything() }),
    ]);
  });

  it('with something missing, React says what', async () => {
    const { element, form, start } = await opened();
    fireEvent.submit(form.querySelector('form') as HTMLFormElement);
    await start();
    await settled();
    expect(inputIn(element, 'email')).toBeInvalid();
    expect(inputIn(element, 'email')).toHaveFocus();
  });

  it.each(['back', 'change'])('goes away on “%s”, and the method can be pressed again', async (action) => {
    const { element, form, host, start } = await opened();
    form.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click();
    expect(earlyForm()).toBeNull();
    expect(element).not.toHaveAttribute('inert');
    expect(element.querySelector('[data-method="skrill"]')).toHaveFocus();
    expect(element.querySelector('[data-method="skrill"]')).not.toHaveAttribute('aria-busy');
    await start();
    const events = host.sentOf('Analytics').map(({ event }) => event);
    expect(events).not.toContain('deposit_method_chosen');
    expect(element.querySelector('[data-screen]')).toHaveAttribute('data-screen', 'deposit.list');
  });

  it('closes the widget once React is there', async () => {
    const { element, form, host, start } = await opened();
    form.querySelector<HTMLElement>('[data-action="close"]')?.click();
    expect(element.querySelector('[data-action="close"]')).toHaveAttribute('aria-busy', 'true');
    await start();
    await settled();
    expect(host.sentOf('Close')).toHaveLength(1);
  });

  it('is not drawn for a method that the list no longer shows as pressed', async () => {
    const page = await visit({ drawsForms: true });
    const methodPress = (name: string) =>
      page.element.querySelector<HTMLElement>(`[data-method="${name}"]`)?.click();
    methodPress('skrill');
    methodPress('trustly');
    await settled();
    expect(earlyForm()?.querySelector('h1')).toHaveTextContent('Trustly');
  });

  it('goes away if React shows another list', async () => {
    const { start, store } = await opened();
    store.set(themeAtom, 'dark');
    await start();
    await settled();
    expect(earlyForm()).toBeNull();
  });
});

describe('the form of the first method that is pressed once React is there', () => {
  /** Opens the list in React. Returns what lets the next frame be shown. */
  async function started(options: Visit = { drawsForms: true }) {
    const page = await visit(options);
    await page.start();
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const pressed = async (name: string) => {
      page.element.querySelector<HTMLElement>(`[data-method="${name}"]`)?.click();
      await act(async () => {});
    };
    const nextFrame = () =>
      act(async () => {
        for (const frame of frames.splice(0)) frame(0);
        await new Promise((resolve) => setTimeout(resolve));
      });
    const chosen = () =>
      page.host.sentOf('Analytics').filter(({ event }) => event === 'deposit_method_chosen').length;
    return { ...page, pressed, nextFrame, chosen };
  }

  it('is drawn for the next frame, and gives way to React’s form after it', async () => {
    const { element, pressed, nextFrame, chosen } = await started();
    await pressed('skrill');
    expect(earlyForm()?.querySelector('h1')).toHaveTextContent('Skrill');
    expect(element).not.toBeVisible();
    expect(chosen()).toBe(0);
    await nextFrame();
    expect(earlyForm()).toBeNull();
    expect(element).toBeVisible();
    expect(element).not.toHaveAttribute('inert');
    expect(element.querySelector('h1')).toHaveTextContent('Skrill');
    expect(element.querySelector('h1')).toHaveFocus();
    expect(chosen()).toBe(1);
  });

  it('gives way with what was typed meanwhile, and the focus where it was', async () => {
    const { element, pressed, nextFrame } = await started();
    await pressed('skrill');
    type(inputIn(earlyForm(), 'amount'), '1234');
    type(inputIn(earlyForm(), 'email'), 'ada@mail.example');
    await nextFrame();
    expect(inputIn(element, 'amount')).toHaveValue('1,234');
    expect(inputIn(element, 'email')).toHaveValue('ada@mail.example');
    expect(inputIn(element, 'email')).toHaveFocus();
  });

  it.each([20, 21, 22, 23])(
    'takes and refuses the same keys as React’s form, and puts the caret where it does (seed %i)',
    async (seed) => {
      const { element, pressed, nextFrame } = await started();
      const user = userEvent.setup({ delay: null });
      const keys = [...'0123456789', '.', ',', 'x', '{Backspace}', '{Delete}'];
      const edits = fc.array(fc.tuple(fc.constantFrom(...keys), fc.nat(3)), { minLength: 4, maxLength: 12 });
      const lines = fc.sample(edits, { numRuns: 11, seed });
      /**
       * Types each key some characters before the end, and returns the text of the input after it. Leaves the first line
       * out: only after it does the testing library learn that a mask changes the text.
       */
      async function typed(page: ParentNode | null) {
        const input = inputIn(page, 'amount');
        const shown: string[][] = [];
        for (const line of lines) {
          const after: string[] = [];
          fireEvent.input(input, { target: { value: '' } });
          input.focus();
          for (const [key, before] of [['4', 0], ['3', 0], ['2', 0], ['1', 0], ...line] as const) {
            const at = Math.max(0, input.value.length - before);
            input.setSelectionRange(at, at);
            const deleted = { '{Backspace}': input.value[at - 1], '{Delete}': input.value[at] }[key];
            // It may only move the caret.
            if (deleted === ',') continue;
            await user.keyboard(key);
            const caret = input.selectionStart ?? 0;
            // Before or after a group separator is the same place.
            const place = input.value.slice(0, caret).replaceAll(',', '').length;
            after.push(`${key} ${before} before the end: ${input.value}, caret after ${place}`);
          }
          shown.push(after);
        }
        return shown.slice(1);
      }
      await pressed('skrill');
      const early = await typed(earlyForm());
      await nextFrame();
      expect(early).toEqual(await typed(element));
    },
  );

  it('starts at its title if the player presses Tab before the focus is there, and only then', async () => {
    const { element, pressed, nextFrame } = await started();
    await pressed('skrill');
    await userEvent.tab();
    expect(document.activeElement).toHaveAttribute('data-action', 'close');
    await userEvent.tab();
    expect(document.activeElement).not.toHaveAttribute('data-action', 'close');
    await userEvent.tab({ shift: true });
    await nextFrame();
    expect(element.querySelector('[data-action="close"]')).toHaveFocus();
    await press('[data-action="back"]', element);
    element.querySelector<HTMLElement>('[data-method="trustly"]')?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
    expect(element.querySelector('[data-method="trustly"]')).toHaveFocus();
  });

  it('keeps a press on its button, which React carries out once', async () => {
    const { pressed, nextFrame, server } = await started();
    await pressed('skrill');
    type(inputIn(earlyForm(), 'email'), 'ada@mail.example');
    (submitIn(earlyForm() as HTMLElement) as HTMLElement).click();
    (submitIn(earlyForm() as HTMLElement) as HTMLElement).click();
    expect(server.requestsTo(createDeposit)).toHaveLength(0);
    await nextFrame();
    await settled();
    expect(server.requestsTo(createDeposit)).toHaveLength(1);
  });

  it('leads back to the list if the player presses back meanwhile', async () => {
    const { element, pressed, nextFrame } = await started();
    await pressed('skrill');
    earlyForm()?.querySelector<HTMLElement>('[data-action="back"]')?.click();
    await nextFrame();
    await settled();
    expect(earlyForm()).toBeNull();
    expect(element.querySelector('[data-screen]')).toHaveAttribute('data-screen', 'deposit.list');
  });

  it('goes away if the widget is gone before the next frame', async () => {
    const { element, pressed, nextFrame } = await started();
    await pressed('skrill');
    element.replaceChildren();
    await nextFrame();
    expect(earlyForm()).toBeNull();
  });

  it('is React’s from the second one on', async () => {
    const { element, pressed, nextFrame, chosen } = await started();
    await pressed('skrill');
    await nextFrame();
    await press('[data-action="back"]', element);
    await pressed('trustly');
    expect(earlyForm()).toBeNull();
    expect(element.querySelector('h1')).toHaveTextContent('Trustly');
    expect(chosen()).toBe(2);
  });

  it('is drawn ahead without a trace in the page', async () => {
    const { drawn } = await visit({ drawsForms: true });
    const { forms } = drawn?.release() ?? {};
    const before = document.body.innerHTML;
    const create = jest.spyOn(document, 'createElement');
    forms?.warmUp();
    expect(create).toHaveBeenCalledWith('input');
    expect(document.body.innerHTML).toBe(before);
  });

  it.each<[string, Visit, (page: Awaited<ReturnType<typeof started>>) => unknown]>([
    ['its style sheets have not come', {}, () => {}],
    ['the theme has changed', { drawsForms: true }, ({ store }) => store.set(themeAtom, 'dark')],
    [
      'the host has changed the language',
      { drawsForms: true },
      ({ store }) =>
        store.set(
          sessionAtom,
          readSession({ user: { paymentGeo: 'nl', currency: 'EUR', locale: 'de', token: 'token' } }),
        ),
    ],
    [
      'the host has changed a token',
      { drawsForms: true },
      ({ store }) => store.set(tokensAtom, { '--pw-accent': 'teal' }),
    ],
    [
      'the server has answered anew',
      { drawsForms: true },
      ({ queryClient }) =>
        queryClient.setQueriesData<{ methods: unknown[] }>(
          {},
          (answer) => answer && { ...answer, methods: answer.methods.slice(0, -1) },
        ),
    ],
    [
      'the list was left',
      { drawsForms: true },
      async ({ element }) => {
        await press('[data-group="e-money"]', element);
        expect(element.querySelector('[data-screen="deposit.list"]')).toBeNull();
        await press('[data-action="back"]', element);
      },
    ],
  ])('is React’s at once if %s', async (_, options, change) => {
    const page = await started(options);
    await act(async () => void (await change(page)));
    await page.pressed('skrill');
    expect(earlyForm()).toBeNull();
    expect(page.element.querySelector('h1')).toHaveTextContent('Skrill');
    expect(page.chosen()).toBe(1);
  });
});

it.each([
  ['a trait that it does not know', { isOneClick: true }],
  ['a guide', { video_guide_url: { en: { redesign: 'https://video.example/1' } } }],
  ['limits that are not in the answer', { amount_rules: {} }],
  ['a card number', { fields: [{ name: 'card_number', type: 'text' }] }],
  ['a field of another type', { fields: [{ name: 'bank', type: 'dropdown' }] }],
  ['a field with an error', { fields: [{ name: 'a', type: 'text', isTriggered: true }] }],
  ['a broken rule', { fields: [{ name: 'a', type: 'text', validations: [{}] }] }],
])('a form with %s waits for React', (_, change) => {
  const method = {
    ...depositMethodsFor('nl', 'EUR', 'fiat').find(({ name }) => name === 'skrill'),
    ...change,
  };
  expect(drawn(method, {})).toBeUndefined();
});

describe.each([
  ['before React', false],
  ['once React is there', true],
])('the form of a method that a finger touches %s', (_when, isStarted) => {
  async function touched() {
    const { element, start } = await visit({ drawsForms: true });
    if (isStarted) await start();
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0);
    const create = jest.spyOn(document, 'createElement');
    fireEvent.pointerDown(element.querySelector('[data-method="skrill"]') as Element);
    const drawn: unknown[] = create.mock.results.map(({ value }) => value);
    expect(earlyForm()).toBeNull();
    return { element, drawn };
  }

  it('is drawn then, and shown when the finger is lifted', async () => {
    const { element, drawn } = await touched();
    await press('[data-method="skrill"]', element);
    expect(earlyForm()?.querySelector('h1')).toHaveTextContent('Skrill');
    expect(drawn).toContain(inputIn(earlyForm(), 'amount'));
  });

  it('is not shown if another method is pressed', async () => {
    const { element } = await touched();
    await press('[data-method="trustly"]', element);
    expect(earlyForm()?.querySelector('h1')).toHaveTextContent('Trustly');
  });
});
