import { expect, type Locator, type Page } from '@playwright/test';
import { withLineBreaks } from '../../../shared/tools/texts/lineBreaks';
import { readLocales } from '../../../shared/tools/texts/readLocales';
import { claim, giveUp, isClaimed } from './claims';

type Texts = Readonly<Record<string, string>>;

/** All texts of all languages as they are deployed, by language. */
const allTexts = Object.fromEntries(
  Object.entries(readLocales()).map(([language, texts]) => [language, withLineBreaks(language, texts)]),
);

/** The narrowest phone and the usual one: the first has one column of tiles, the second two. */
const phoneWidths = [320, 390];
const wideWidth = 1280;

/** The page in which this worker measures copies of screens. */
let measuringPage: Promise<Page> | undefined;

/** Matches a text of the widget in a page: the source of a regular expression, with a group for each placeholder. */
interface Pattern {
  key: string;
  source: string;
  placeholders: readonly string[];
}

const patterns = Object.entries(allTexts.en ?? {})
  .filter(([, text]) => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, '')))
  .map(([key, text]): Pattern => {
    const parts = text.split(/\{\{\w+\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return {
      key: key.replace(/_(one|other)$/, ''),
      source: `^${parts.join('(.+?)')}$`,
      placeholders: [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
    };
  });

/** A name of a currency does not make a screen another one. */
const identifying = patterns
  .filter(({ key }) => !key.startsWith('currency.'))
  .map(({ key, source }) => ({ key, pattern: new RegExp(source, 's') }));

/** The keys of the texts that this worker has seen, by text. */
const keysByText = new Map<string, string[]>();

function keysOf(text: string): string[] {
  const keys =
    keysByText.get(text) ?? identifying.filter(({ pattern }) => pattern.test(text)).map(({ key }) => key);
  keysByText.set(text, keys);
  return keys;
}

/** The texts on the widget's page. */
export interface Content {
  texts: string[];
  theme: string | null;
  direction: string | null;
}

/**
 * Runs in the widget's page: returns its content, as soon as it shows the screen if there is a `route`. A mutation observer
 * notices it at once, while assertions look twice a second. The list behind a form that waits for React is not shown.
 */
export function contentOf(html: Element, route?: string): Promise<Content> {
  const isBehind = (node: Node) => node.parentElement?.closest('#paywidget[inert]') != null;
  const shown = (selector: string) => [...html.querySelectorAll(selector)].filter((each) => !isBehind(each));
  const isShown = () => {
    if (route === undefined) return true;
    const [screen, ...others] = shown('[data-screen]');
    const isAlone = others.length === 0 && shown('[data-paywidget] h1').length === 1;
    return isAlone && screen?.getAttribute('data-screen') === route;
  };
  const read = (): Content => {
    const [container] = shown('[data-paywidget]');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode())
      if (!isBehind(walker.currentNode)) texts.push(walker.currentNode.textContent?.trim() ?? '');
    return {
      texts: texts.filter(Boolean),
      theme: container?.getAttribute('data-theme') ?? null,
      direction: container?.getAttribute('dir') ?? null,
    };
  };
  return new Promise((resolve) => {
    if (isShown()) return resolve(read());
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      resolve(read());
    });
    observer.observe(html, { subtree: true, childList: true, attributeFilter: ['data-screen', 'inert'] });
  });
}

/**
 * Runs in the widget's page: returns its document without scripts and without a list behind a form, and with the typed
 * texts.
 */
function copyOf(html: Element) {
  const copy = html.cloneNode(true) as HTMLElement;
  const typed = html.querySelectorAll('input');
  copy.querySelectorAll('input').forEach((input, index) => {
    input.setAttribute('value', typed[index]?.value ?? '');
  });
  for (const element of copy.querySelectorAll(
    'script, meta, link:not([rel=stylesheet]), iframe, #paywidget[inert]',
  ))
    element.remove();
  for (const link of copy.querySelectorAll('link')) link.removeAttribute('integrity');
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  return { html: copy.outerHTML, url: document.URL, texts: texts.filter(Boolean) };
}

/**
 * Checks that the screen fits in every language: no text is clipped, leaves its button, covers another text, breaks within a
 * word or makes the page scroll sideways. Measures a copy of the screen in a page of its own, in which each English text is
 * replaced by its translation, so that the test in progress notices nothing. A screen is measured again only if it shows a
 * text that no test has seen on it.
 *
 * @param html the root element of the widget's document
 * @param seen the texts that it showed just now
 */
export async function expectFits(
  page: Page,
  route: string,
  html: Locator,
  seen: readonly string[],
): Promise<void> {
  const subjectsOf = (texts: readonly string[]) =>
    [...new Set(texts.flatMap(keysOf))].map((key) => `${route} ${key}`);
  if (subjectsOf(seen).every((subject) => isClaimed('fits', subject))) return;
  const copy = await html.evaluate(copyOf);
  const claimed = subjectsOf(copy.texts).filter((subject) => claim('fits', subject));
  if (claimed.length === 0) return;
  const isFirstState = claim('fits', route);
  measuringPage ??= openMeasuringPage(page, copy.url);
  const measuring = await measuringPage;
  const problems: string[] = [];
  await measuring.evaluate(show, copy.html);
  for (const width of isFirstState ? [...phoneWidths, wideWidth] : phoneWidths) {
    await measuring.setViewportSize({ width, height: 2400 });
    problems.push(...(await measuring.evaluate(measure)).map((problem) => `${width} px, ${problem}`));
  }
  if (problems.length > 0) for (const subject of claimed) giveUp('fits', subject);
  expect(problems).toEqual([]);
}

async function openMeasuringPage(page: Page, url: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ reducedMotion: 'reduce' });
  if (!context) throw new Error('The browser has been closed');
  const measuring = await context.newPage();
  // At the widget's own address, so that its style sheets and pictures load.
  await measuring.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await measuring.goto(url);
  await measuring.evaluate(renderAll);
  const unreadable = await measuring.evaluate(languagesWithoutFont, Object.keys(allTexts));
  if (unreadable.length > 0)
    console.warn(
      `Not measured, because this machine has no font for their letters: ${unreadable.join(', ')}`,
    );
  const texts = Object.fromEntries(
    Object.entries(allTexts).filter(([language]) => !unreadable.includes(language)),
  );
  await measuring.evaluate((known) => Object.assign(window, known), { texts, patterns });
  return measuring;
}

/** Runs in the measuring page: renders tiles far below the screen too. Before that, they have only the size that is reserved for them. */
function renderAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the measuring page: returns the languages whose letters are drawn as the box of an unknown character. */
function languagesWithoutFont(languages: readonly string[]): string[] {
  const letters: Readonly<Record<string, string>> = {
    ar: 'ع',
    bn: 'ক',
    el: 'Ω',
    hi: 'क',
    ja: 'あ',
    ko: '한',
    mr: 'क',
    ru: 'Ж',
    te: 'క',
    th: 'ก',
    ur: 'ے',
    zh: '付',
  };
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const drawingOf = (letter: string) => {
    if (!context) return '';
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.font = '40px system-ui, sans-serif';
    context.fillText(letter, 10, 60);
    return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
  };
  const box = drawingOf('\u{10FFFE}');
  return languages.filter((language) => letters[language] && drawingOf(letters[language]) === box);
}

/** Runs in the measuring page: shows a copy. */
async function show(html: string): Promise<void> {
  const copy = new DOMParser().parseFromString(html, 'text/html').documentElement;
  document.documentElement.replaceWith(document.adoptNode(copy));
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(
    sheets.map(
      (link) =>
        link.sheet ??
        new Promise((resolve) => {
          link.onload = resolve;
          link.onerror = resolve;
        }),
    ),
  );
}

/** Runs in the measuring page: puts each language into the copy, and returns what does not fit. */
function measure(): string[] {
  /** Returns the longest translation of a text into a language. Undefined if there is none. */
  type Translation = (language: string) => string | undefined;
  interface Measuring {
    texts: Readonly<Record<string, Texts>>;
    patterns: readonly Pattern[];
    /** The texts of each language by their key, and by their key without its plural form. */
    index?: Map<string, Map<string, string[]>>;
    translations?: Map<string, Translation | undefined>;
  }
  const measuring = window as unknown as Measuring;
  const { texts, patterns } = measuring;
  const container = document.querySelector('[data-paywidget]');
  if (!container) return ['The copy has no widget'];

  measuring.index ??= new Map(Object.entries(texts).map(([language, of]) => [language, indexOf(of)]));
  const { index } = measuring;
  function indexOf(of: Texts): Map<string, string[]> {
    const byKey = new Map<string, string[]>();
    for (const [key, text] of Object.entries(of))
      for (const name of new Set([key, key.replace(/_(zero|one|two|few|many|other)$/, '')]))
        byKey.set(name, [...(byKey.get(name) ?? []), text]);
    return byKey;
  }

  measuring.translations ??= new Map();
  const { translations } = measuring;
  function translationOf(text: string): Translation | undefined {
    if (!translations.has(text)) translations.set(text, findTranslation(text));
    return translations.get(text);
  }
  function findTranslation(text: string): Translation | undefined {
    const found = patterns.flatMap(({ key, source, placeholders }) => {
      const match = new RegExp(source, 's').exec(text);
      return match
        ? [{ key, values: Object.fromEntries(placeholders.map((name, at) => [name, match[at + 1]])) }]
        : [];
    });
    if (found.length === 0) return undefined;
    const longest = new Map<string, string | undefined>();
    return (language) => {
      if (!longest.has(language)) {
        const candidates = found.flatMap(({ key, values }) =>
          (index.get(language)?.get(key) ?? []).map((translated) =>
            translated.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? name),
          ),
        );
        longest.set(language, candidates.toSorted((a, b) => b.length - a.length)[0]);
      }
      return longest.get(language);
    };
  }

  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const translated = nodes.flatMap((node) => {
    const of = translationOf(node.data.trim());
    return of && node.data.trim() !== '' ? [{ node, original: node.data, of }] : [];
  });

  const ours = new Set(translated.map(({ node }) => node));

  const isScroller = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  /** The parts of an element's style that matter here. They are the same in every language. */
  const styles = new Map<Element, ReturnType<typeof readStyle>>();
  function readStyle(element: Element) {
    const { clipPath, overflowX, overflowY } = getComputedStyle(element);
    return {
      isClipPath: clipPath !== 'none',
      hasOverflow: overflowX !== 'visible',
      scrollsX: isScroller(overflowX),
      scrollsY: isScroller(overflowY),
      clipsX: isClipping(overflowX),
      clipsY: isClipping(overflowY),
    };
  }
  function styleOf(element: Element) {
    const style = styles.get(element) ?? readStyle(element);
    styles.set(element, style);
    return style;
  }

  const isVisible = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    // Texts for screen readers only.
    for (let each: Element | null = element; each && each !== container; each = each.parentElement) {
      const { isClipPath, hasOverflow } = styleOf(each);
      if (isClipPath) return false;
      if (!hasOverflow) continue;
      const { width, height } = each.getBoundingClientRect();
      if (width <= 1 || height <= 1) return false;
    }
    return true;
  };
  const rectsOf = (node: Text) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const nameOf = (element: Element) =>
    element.tagName.toLowerCase() + [...element.classList].map((name) => `.${name}`).join('');

  function clippedBy(node: Text, rects: readonly DOMRect[]): string | undefined {
    const control = node.parentElement?.closest('button, a, label, [role=tab], [role=option]');
    const isOutside = (box: DOMRect) =>
      rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    if (control && isOutside(control.getBoundingClientRect())) return `leaves its ${nameOf(control)}`;
    let isSidewaysScrolled = false;
    let isScrolled = false;
    for (let each = node.parentElement; each; each = each.parentElement) {
      const style = styleOf(each);
      if (style.scrollsX) isSidewaysScrolled = true;
      if (style.scrollsY && each.scrollHeight > each.clientHeight) isScrolled = true;
      if (style.clipsX || style.clipsY) {
        const box = each.getBoundingClientRect();
        if (!isSidewaysScrolled && style.clipsX && isOutside(box)) return `is clipped by ${nameOf(each)}`;
        if (
          !isScrolled &&
          style.clipsY &&
          rects.some(({ top, bottom }) => top < box.top - 2 || bottom > box.bottom + 2)
        )
          return `is cut off by ${nameOf(each)}`;
      }
      if (each === container) break;
    }
    const page = new DOMRect(0, 0, innerWidth, innerHeight);
    return !isSidewaysScrolled && isOutside(page) ? 'leaves the page' : undefined;
  }

  const isWithoutSpaces = (language: string) => /^(ja|th|zh)$/.test(language);

  /** The first word that continues on the next line without a hyphen. A soft hyphen ends a word here. */
  function brokenWord(node: Text): string | undefined {
    const range = document.createRange();
    const lineOf = (offset: number) => {
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      // The rectangle of a letter after a soft hyphen begins at the hyphen, on the line before.
      return [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
    };
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{M}’ʻʼ]{2,}/gu)) {
      const first = lineOf(index);
      if (lineOf(index + word.length - 1).top > first.top + first.height / 2) return word;
    }
    return undefined;
  }

  /** The elements that scroll sideways, which some do by design, such as the carousel of bonuses. */
  const scrollers = () =>
    [document.documentElement, ...container.querySelectorAll('*')].filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        (element === document.documentElement || styleOf(element).scrollsX),
    );

  const put = (language: string) => {
    const direction = /^(ar|ur)$/.test(language) ? 'rtl' : 'ltr';
    for (const element of [document.documentElement, container]) {
      element.setAttribute('lang', language);
      element.setAttribute('dir', direction);
    }
    for (const { node, original, of } of translated) {
      node.data = (language === 'en' ? undefined : of(language)) ?? original;
    }
  };

  put('en');
  const byDesign = new Set(scrollers().filter((element) => element !== document.documentElement));
  const problems: string[] = [];
  for (const language of Object.keys(texts)) {
    put(language);
    for (const element of scrollers())
      if (!byDesign.has(element)) problems.push(`${language}: ${nameOf(element)} scrolls sideways`);
    const shown = nodes
      .filter((node) => node.data.trim() !== '' && node.parentElement && isVisible(node.parentElement))
      .map((node) => ({ node, rects: rectsOf(node), isOurs: ours.has(node) }));
    for (const { node, rects, isOurs } of shown) {
      const clipped = isOurs ? clippedBy(node, rects) : undefined;
      if (clipped) problems.push(`${language}: “${node.data}” ${clipped}`);
      const canBreak = isOurs && rects.length > 1 && !isWithoutSpaces(language);
      const broken = canBreak ? brokenWord(node) : undefined;
      if (broken) problems.push(`${language}: “${broken}” is broken in “${node.data}”`);
    }
    for (const [index, one] of shown.entries())
      for (const other of shown.slice(index + 1)) {
        if (!one.isOurs && !other.isOurs) continue;
        const doCover = one.rects.some((a) =>
          other.rects.some((b) => {
            const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            return width > 3 && height > 0.4 * Math.min(a.height, b.height);
          }),
        );
        if (doCover) problems.push(`${language}: “${one.node.data}” covers “${other.node.data}”`);
      }
  }
  put('en');
  return problems;
}
