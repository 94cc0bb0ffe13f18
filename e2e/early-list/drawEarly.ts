import type { DrawForm } from '../../shell/src/early/earlyForm';
import type { DrawList, DrawnList, ListSource } from '../../shell/src/early/earlyList';
import { moneyForForms } from '../../shell/src/early/list/moneyForForms';

/** The script that draws the first list, with its stand-in for React, as `webpack.config.mjs` of the shell builds it. */
export function loadDrawList(): DrawList {
  let drawList: DrawList | undefined;
  jest.isolateModules(() => {
    // Without the bundler, modules of libraries are loaded too. They use more of React while they load.
    jest.doMock('react', () => ({
      ...jest.requireActual('react'),
      ...jest.requireActual('../../shell/src/early/list/once/react'),
    }));
    jest.doMock('react/jsx-runtime', () => jest.requireActual('../../shell/src/early/list/once/jsxRuntime'));
    ({ drawList } = jest.requireActual('../../shell/src/early/list/drawList') as { drawList: DrawList });
  });
  jest.dontMock('react');
  jest.dontMock('react/jsx-runtime');
  return drawList as DrawList;
}

export interface EarlyInput {
  /** The payload of the host's `loaded` answer. */
  payload: Record<string, unknown>;
  /** The payloads of the host's `update` messages. */
  updates?: Record<string, unknown>[];
  /** The server's answer with the methods. */
  answer: unknown;
  texts: Readonly<Record<string, string>>;
  english: Readonly<Record<string, string>>;
  /** Called when the player presses a method for the first time, with the URLs of the texts of a form. */
  onPress?: (texts: readonly string[]) => void;
  /** Answers the request for the texts of a form. By default, they do not come. */
  onTexts?: ListSource['onTexts'];
}

const answered = (body: unknown, url = '') =>
  ({ ok: true, url, text: async () => JSON.stringify(body) }) as Response;

/** The first part of the texts in a language. It names the other parts. */
const textsAnswer = (language: string, texts: unknown) =>
  answered({ parts: { form: 'f0', deposit: 'd0', p2p: 'a0' }, texts }, `/locales/${language}.01.json`);

/** Draws the list into the page's `#paywidget`. Returns undefined if the list is left to React. */
export async function drawEarly(
  drawList: DrawList,
  { payload, updates = [], answer, texts, english, onPress = () => {}, onTexts }: EarlyInput,
): Promise<DrawnList | undefined> {
  let drawn: DrawnList | undefined;
  const source = {
    window,
    payload,
    updates: () => updates,
    methods: Promise.resolve(answered(answer)),
    texts: Promise.resolve([textsAnswer('own', texts), textsAnswer('en', english)] as const),
    staticUrl: 'https://pay.example/static/',
    onPress,
    onTexts: onTexts ?? (() => Promise.reject(new Error('No texts'))),
  };
  drawList(source, (drawNow) => {
    drawn = drawNow();
  });
  await new Promise((resolve) => setTimeout(resolve));
  return drawn;
}

/** The script that draws a form, with its stand-ins, as `webpack.config.mjs` of the shell builds it. */
export function loadDrawForm(): DrawForm {
  let drawForm: DrawForm | undefined;
  jest.isolateModules(() => {
    const early = '../../shell/src/early';
    const standIns = () => jest.requireActual(`${early}/form/standIns`);
    jest.doMock('react', () => ({
      ...jest.requireActual('react'),
      ...jest.requireActual(`${early}/form/react`),
    }));
    jest.doMock('react/jsx-runtime', () => jest.requireActual(`${early}/list/once/jsxRuntime`));
    jest.doMock('@paywidget/shared/money', () => moneyForForms);
    for (const module of formStandIns)
      jest.doMock(module, () => ({ ...jest.requireActual(module), ...standIns() }));
    jest.doMock('../../shared/src/form/field/FieldControl', () =>
      jest.requireActual('../../shared/src/form/field/TextFieldControl'),
    );
    ({ drawForm } = jest.requireActual(`${early}/form/drawForm`) as { drawForm: DrawForm });
  });
  for (const module of [
    'react',
    'react/jsx-runtime',
    '@paywidget/shared/money',
    '../../shared/src/form/field/FieldControl',
    ...formStandIns,
  ])
    jest.dontMock(module);
  return drawForm as DrawForm;
}

const formStandIns = [
  ...['state', 'navigation', 'bonus', 'deposit', 'transaction'].map((unit) => `@paywidget/shared/${unit}`),
  'react-i18next',
  ...[
    'mask/InputMask',
    'mask/maskOptions',
    'amount/amountMask',
    'card/CardBrand',
    'card/cardBrands',
    'payment/useFormTexts',
  ].map((file) => `../../shared/src/form/${file}`),
];
