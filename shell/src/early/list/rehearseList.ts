import { localeOf } from '@paywidget/shared/i18n';
import { listEntries } from '@paywidget/shared/methods';
import { type FirstList, firstTileOf } from '../../firstList/firstListOf';
import { FirstListPage } from './FirstListPage';
import { drawFirst } from './once/draw';
import { jsx } from './once/jsxRuntime';
import type { readHost } from './readHost';
import { readMethods } from './readMethods';

/** In place of all texts. */
const text = 'Aa';

/** What a list is drawn from, as far as it is known before its methods and texts have come. */
export interface RehearsalSource {
  /** The widget's element in the page. */
  element: HTMLElement;
  facts: ReturnType<typeof readHost>;
  /** The absolute URL of the static files, with a trailing slash. */
  staticUrl: string;
  /** True once the methods have come. */
  isOver(): boolean;
}

/** Draws a list of one method outside of the page. */
function drawOutside({ facts, staticUrl }: RehearsalSource): HTMLElement {
  const language = localeOf(facts.language);
  const i18n = { language, exists: () => false, emit: () => {} };
  const context = { ...facts, transaction: 'deposit', translator: { t: () => text, i18n } as never } as const;
  const amounts = { [facts.currency]: { min: 10, max: 2000 } };
  const methods = readMethods({ methods: [{ name: 'a', position: 0, label: text, amount_rules: amounts }] });
  const list: FirstList = {
    ...facts,
    language,
    direction: 'ltr',
    title: text,
    close: text,
    region: text,
    label: text,
    isSearchable: true,
    tiles: listEntries(methods).map((entry) => firstTileOf(entry, context)),
  };
  // A document without a window loads no pictures.
  const parent = document.implementation.createHTMLDocument().createElement('div');
  drawFirst(jsx(FirstListPage as never, { list, staticUrl } as never), parent);
  for (const picture of parent.querySelectorAll('img')) picture.remove();
  // A policy may refuse styles that come into the page with an element.
  for (const styled of parent.querySelectorAll('[style]')) styled.removeAttribute('style');
  return parent;
}

/** Lets the browser lay out an element in the page. It is gone before the browser paints. */
function layOut(element: HTMLElement, { element: place }: RehearsalSource): void {
  try {
    place.append(element);
    Object.assign(element.style, { position: 'fixed', inset: '0', visibility: 'hidden' });
    element.getBoundingClientRect();
  } finally {
    element.remove();
  }
}

/**
 * Draws and lays out a list that nobody sees, while the answer with the methods is awaited: what the browser does for the first time
 * takes long, above all text in a font. The real list is there sooner. Does it in two tasks, so that none is long.
 */
export function rehearseList(source: RehearsalSource): void {
  inNextTask(() => {
    const drawn = drawOutside(source);
    inNextTask(() => layOut(drawn, source));
  });

  /** A rehearsal that fails changes nothing. */
  function inNextTask(run: () => void) {
    setTimeout(() => {
      if (source.isOver()) return;
      try {
        run();
      } catch (error) {
        console.debug('[paywidget] The early list was not rehearsed', error);
      }
    });
  }
}
