import { depositMethodsFor } from '@paywidget/operator/catalogue';
import { readLocales } from '../../../shared/tools/texts/readLocales';
import { loadEarlyScript } from './drawEarly';

const locales = readLocales();
const english = locales.en ?? {};
const answered = (body: unknown) =>
  ({ ok: true, url: '', text: async () => JSON.stringify(body) }) as Response;
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const place = () => document.getElementById('paywidget') as HTMLElement;

/** Begins to draw a list whose methods come when the test wants. */
function begin(
  user: Record<string, unknown> = {},
  texts = Promise.resolve([answered(english), answered(english)] as const),
) {
  document.body.innerHTML = '<div id="paywidget"><b>placeholder</b></div>';
  let answer = (_response: Response) => {};
  const methods = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const source = {
    window,
    payload: { user: { paymentGeo: 'nl', currency: 'EUR', locale: 'de', token: 'token', ...user } },
    updates: () => [],
    methods,
    texts,
    staticUrl: 'https://pay.example/static/',
    onPress: () => {},
    styled: new Promise(() => {}),
  };
  const drawing = loadEarlyScript().drawList(source, (drawNow) => void drawNow());
  return {
    async answer() {
      answer(answered({ methods: depositMethodsFor('nl', 'EUR', 'fiat') }));
      await drawing;
    },
  };
}

/** The elements whose layout the browser was asked for. */
function layouts() {
  const elements: Element[] = [];
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
    elements.push(this);
    // In the page, unseen, without pictures, which would load, and without styles, which the policy may refuse.
    expect(this.isConnected).toBe(true);
    expect(this).not.toBeVisible();
    expect(this.querySelector('[data-method]')).not.toBeNull();
    expect(this.querySelector('img, [style]')).toBeNull();
    return new DOMRect();
  });
  return elements;
}

afterEach(() => jest.restoreAllMocks());

it('while the methods are awaited, a list is laid out that nobody sees, and leaves nothing behind', async () => {
  const laidOut = layouts();
  const pictures = jest.spyOn(document, 'createElement');
  const list = begin();
  await nextTask();
  await nextTask();
  expect(laidOut).toHaveLength(1);
  expect(place().innerHTML).toBe('<b>placeholder</b>');
  expect(pictures.mock.calls.filter(([name]) => name === 'img')).toEqual([]);
  await list.answer();
  expect(place().querySelectorAll('[data-method]').length).toBeGreaterThan(1);
});

it('once the methods have come, nothing is rehearsed', async () => {
  const laidOut = layouts();
  const list = begin();
  await list.answer();
  await nextTask();
  await nextTask();
  expect(laidOut).toEqual([]);
  expect(place().querySelectorAll('[data-method]').length).toBeGreaterThan(1);
});

it('a rehearsal that fails changes nothing', async () => {
  const debug = jest.spyOn(console, 'debug').mockImplementation(() => {});
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    throw new Error('no layout');
  });
  const list = begin();
  await nextTask();
  await nextTask();
  expect(debug).toHaveBeenCalledTimes(1);
  expect(place().innerHTML).toBe('<b>placeholder</b>');
  await list.answer();
  expect(place().querySelectorAll('[data-method]').length).toBeGreaterThan(1);
});

it.each(['en', 'de', 'ar', 'uz', 'th', 'pt-BR'])(
  'a list in %s is rehearsed without Intl, which takes long the first time',
  async (locale) => {
    const laidOut = layouts();
    const uses = (['NumberFormat', 'DisplayNames', 'DateTimeFormat', 'PluralRules', 'Collator'] as const).map(
      (part) => jest.spyOn(Intl, part),
    );
    // They contain the names of countries.
    begin({ locale }, new Promise(() => {}));
    await nextTask();
    await nextTask();
    expect(laidOut).toHaveLength(1);
    for (const use of uses) expect(use).not.toHaveBeenCalled();
  },
);
