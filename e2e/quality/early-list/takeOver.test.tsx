import { countries } from '@paywidget/operator/catalogue';
import { screenNamed } from '@paywidget/shared/navigation/routes';
import { themeAtom } from '@paywidget/shared/state';
import { wireMethod } from '@paywidget/shared/testing';
import { formParts } from '../../../shell/src/early/read/translator';
import { complaints, currencyIn, locales, tilesIn, type Visit, visit } from './visit';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

const manyMethods: Visit = {
  currency: 'USD',
  answer: {
    methods: Array.from({ length: 60 }, (_, index) =>
      wireMethod(`m${index + 1}`, { position: index, isPopular: true }),
    ),
  },
};

/** In tests, React compares styles as texts, and expects them as its own server renderer writes them. */
function writeStylesAsServer(element: Element) {
  for (const styled of element.querySelectorAll('[style]')) {
    const style = styled.getAttribute('style') ?? '';
    styled.setAttribute('style', style.replace(/;$/, '').replaceAll(': ', ':').replaceAll('; ', ';'));
  }
}

/** Opens the widget. React must take over the early list without a change, and without drawing anything again. */
async function expectTakenOver(options: Visit = {}) {
  const { element, drawn, start } = await visit(options);
  expect(drawn).toBeDefined();
  // React renders the title again, through a portal, and replaces the place of the search by the search.
  const early = [...element.querySelectorAll('*')].filter((one) => !one.matches('[data-title] *, .skeleton'));
  const html = element.innerHTML;
  writeStylesAsServer(element);
  await start();
  expect(complaints()).toEqual([]);
  const taken = [...element.querySelectorAll('*')];
  expect(early.filter((one) => !taken.includes(one))).toEqual([]);
  expect(tilesIn(element).length).toBeGreaterThan(0);
  return { element, html };
}

describe('React takes over the list that was drawn early, element by element', () => {
  it.each([...countries])('in %s', async (country) => {
    await expectTakenOver({ country, currency: currencyIn(country) });
  });

  it.each(Object.keys(locales))('in the language %s', async (locale) => {
    await expectTakenOver({ locale, country: 'uz', currency: 'UZS' });
  });

  it.each(['es-MX', 'hi_IN', 'pt-PT', 'xx', ''])('with the locale “%s”', async (locale) => {
    await expectTakenOver({ locale, country: 'mx', currency: 'MXN' });
  });

  it.each(['light', 'dark', 'auto'] as const)('in the theme %s, with tokens', async (theme) => {
    const { element } = await expectTakenOver({
      update: { theme, tokens: { '--pw-accent': 'teal', x: 'y', light: { '--pw-text': 'black' }, dark: {} } },
    });
    expect(
      element.querySelector<HTMLElement>('[data-paywidget]')?.style.getPropertyValue('--pw-accent'),
    ).toBe('teal');
  });

  it.each([
    [{ closingButton: false }, 0],
    [{ closingButton: '1' }, 1],
    [{ closingButton: 'no flag' }, 1],
  ])('with the payload %j', async (payload, buttons) => {
    const { element } = await expectTakenOver({ payload });
    expect(element.querySelectorAll('header button')).toHaveLength(buttons);
  });

  it('with an account in coins, and with few methods', async () => {
    await expectTakenOver({ currency: 'BTC' });
    await expectTakenOver({ answer: { methods: [wireMethod('pix')] } });
  });

  it('with more methods than a screen has room for', async () => {
    await expectTakenOver(manyMethods);
  });
});

it('the last of many tiles have their titles at first, and the rest after the next frame', async () => {
  const frames: FrameRequestCallback[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((onFrame) => frames.push(onFrame));
  const { element } = await visit(manyMethods);
  const [first, last] = [tilesIn(element)[0], tilesIn(element).at(-1)];
  expect(first).toHaveTextContent('M1$10 – $500Popular');
  expect(last?.outerHTML).toContain('>M60</span></button>');
  for (const onFrame of frames) onFrame(0);
  await new Promise((resolve) => setTimeout(resolve));
  expect(last).toHaveTextContent('M60$10 – $500Popular');
});

describe('if the app would draw another list', () => {
  const other = { theme: 'dark' as const };

  it('React draws it anew, without a complaint', async () => {
    const { element, start, store } = await visit();
    const early = tilesIn(element);
    store.set(themeAtom, other.theme);
    await start();
    expect(complaints()).toEqual([]);
    expect(tilesIn(element)).toHaveLength(early.length);
    expect(tilesIn(element).some((tile) => early.includes(tile))).toBe(false);
    expect(element.querySelector('[data-paywidget]')).toHaveAttribute('data-theme', 'dark');
  });

  it('a press is carried out on the new tile of the same method', async () => {
    const { element, start, store, host } = await visit();
    element.querySelector<HTMLElement>('[data-method="skrill"]')?.click();
    store.set(themeAtom, other.theme);
    await start();
    expect(host.sentOf('Analytics')).toEqual([expect.objectContaining({ event: 'deposit_method_chosen' })]);
  });
});

it('the first press on a method asks for the texts of its form, in the player’s language and in English', async () => {
  const { element, onPress } = await visit();
  const press = (selector: string) => element.querySelector<HTMLElement>(selector)?.click();
  press('[data-action="close"]');
  expect(onPress).not.toHaveBeenCalled();
  press('[data-method="skrill"]');
  press('[data-method="trustly"]');
  expect(onPress.mock.calls).toEqual([
    [['own.form.f0', 'own.deposit.d0', 'en.form.f0', 'en.deposit.d0'].map((name) => `/locales/${name}.json`)],
  ]);
});

it('the early list knows which texts a form needs', () => {
  expect(formParts).toEqual(screenNamed('deposit.redirect').texts);
});

it('a picture that failed before React is replaced and reported', async () => {
  const { element, start, host } = await visit();
  const picture = element.querySelector<HTMLImageElement>('[data-method="skrill"] img');
  picture?.dispatchEvent(new Event('error'));
  await start();
  expect(element.querySelector('[data-method="skrill"] img')).toBeNull();
  expect(host.sentOf('Error')).toContainEqual(expect.objectContaining({ code: 'icon.failed' }));
});

it('a list is not drawn if the player has an unfinished payment, which may come first', async () => {
  sessionStorage.setItem('paywidget.attempt/a', '{}');
  const { drawn } = await visit();
  sessionStorage.clear();
  expect(drawn).toBeUndefined();
});
