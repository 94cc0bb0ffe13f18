import { attemptKeyPrefix } from '@paywidget/shared/contract';
import { countryName, keepCountryNames, localeGroupOf, localeOf } from '@paywidget/shared/i18n';
import { listContentOf } from '../../app/takeover/listContent';
import { drawFirst } from '../draw/draw';
import { jsx } from '../draw/jsxRuntime';
import type { DrawList, ListSource } from '../earlyList';
import { configurationOf, type Fields, parseJson } from '../read/deployment';
import { readHost } from '../read/readHost';
import { rawMethods, readMethods } from '../read/readMethods';
import { createTranslator, formTextsOf, textsIn } from '../read/translator';
import { Unusual, unusual } from '../read/unusual';
import { createForms } from './createForms';
import { drawLater } from './drawRest';
import { EarlyListPage } from './EarlyListPage';
import { keepPresses } from './keepPresses';

/**
 * Draws the list of deposits in the page as soon as its methods and texts have arrived. If anything about the list is
 * unusual, draws nothing. The player then sees the list when React renders it.
 */
export const drawList: DrawList = (source, show) =>
  read(source).then(
    ({ list, element, staticUrl, onPress, forms }) => {
      show(() => {
        const parent = element.ownerDocument.createElement('div');
        const finish = drawLater(
          drawFirst(jsx(EarlyListPage as never, { list, staticUrl } as never), parent),
        );
        element.replaceChildren(...parent.childNodes);
        const release = keepPresses(element, onPress, forms);
        return {
          content: () => JSON.stringify(list),
          release() {
            finish();
            return release();
          },
        };
      });
    },
    (error: unknown) => {
      // The shell handles a failed call.
      if (!(error instanceof Unusual)) console.debug('[paywidget] The early list was not drawn', error);
    },
  );

async function read({ window, payload, updates, methods, texts, staticUrl, onPress, styled }: ListSource) {
  const element = window.document.getElementById('paywidget') ?? unusual('page');
  if (hasUnfinishedPayment(window)) unusual('payment');
  const asked = new URLSearchParams(window.location.search).get('theme');
  const read = () => readHost(payload, updates(), asked, configurationOf(window));
  const responses = await texts;
  const files = await Promise.all(responses.map(jsonOf));
  const [own, english] = files.map(textsIn);
  const { language, country } = read();
  const shown = localeOf(language);
  keepCountryNames(localeGroupOf(shown), own as Readonly<Record<string, string>>);
  const translator = createTranslator(shown, own as Fields, english as Fields);
  const formTexts = responses.flatMap(({ url }, index) => formTextsOf(url, files[index]));
  // The browser's first name in a language takes long, if the widget's texts do not contain the name. Do it during the wait
  // for the answer.
  countryName(country, shown);
  const answer = await jsonOf(await methods);
  const facts = read();
  const list = listContentOf({ ...facts, methods: readMethods(answer), translator }) ?? unusual('methods');
  const forms = createForms({
    methods: rawMethods(answer),
    source: { ...facts, list: element, staticUrl, texts: own as Fields, translator },
    styled,
  });
  return { list, element, staticUrl, onPress: () => onPress([...new Set(formTexts)]), forms };
}

async function jsonOf(response: Response): Promise<unknown> {
  return response.ok ? parseJson(await response.text()) : unusual('answer');
}

/** The player may first see a page of this payment, or a strip above the list. */
function hasUnfinishedPayment(window: Window): boolean {
  try {
    return Object.keys(window.sessionStorage).some((key) => key.startsWith(attemptKeyPrefix));
  } catch {
    // The browser denies storage to the frame.
    return false;
  }
}
