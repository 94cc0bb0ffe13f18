import { splitTexts } from '../../../shared/tools/deploy/locales';
import type { DrawList } from '../../../shell/src/early/earlyList';
import type { FormSource } from '../../../shell/src/early/form/formSource';
import replaced from '../../../shell/src/early/form/replaced.json';
import type { EarlyForm } from '../../../shell/src/handover/earlyForm';
import type { DrawnList } from '../../../shell/src/handover/earlyList';

interface EarlyScript {
  drawList: DrawList;
  /** Draws a form outside of the page. The list calls it when a method is touched or pressed. */
  createForm: (source: FormSource) => EarlyForm | undefined;
}

const replacedModules = [...replaced.modules, ...replaced.files.map((file) => `../../../shared/src/${file}`)];

/** The script that draws the first list and its forms, with its stand-ins, as `webpack.config.mjs` of the shell builds it. */
export function loadEarlyScript(): EarlyScript {
  let script: EarlyScript | undefined;
  jest.isolateModules(() => {
    // Without the bundler, modules of libraries are loaded too. They use more of React while they load.
    jest.doMock('react', () => ({
      ...jest.requireActual('react'),
      ...jest.requireActual('../../../shell/src/early/draw/react'),
    }));
    jest.doMock('react/jsx-runtime', () => jest.requireActual('../../../shell/src/early/draw/jsxRuntime'));
    let loaded: Record<PropertyKey, unknown> | undefined;
    const standIns = () => loaded ?? jest.requireActual('../../../shell/src/early/form/standIns');
    // The stand-ins load modules that they replace themselves, so each name is looked up when it is used.
    for (const module of replacedModules)
      jest.doMock(
        module,
        () =>
          new Proxy(jest.requireActual(module), {
            get: (actual, name) => (name in standIns() ? standIns()[name] : actual[name]),
          }),
      );
    jest.doMock('../../../shared/src/form/controls/FieldControl', () =>
      jest.requireActual('../../../shared/src/form/controls/TextFieldControl'),
    );
    loaded = standIns();
    script = {
      ...jest.requireActual('../../../shell/src/early/list/drawList'),
      ...jest.requireActual('../../../shell/src/early/form/createForm'),
    } as EarlyScript;
  });
  for (const module of [
    'react',
    'react/jsx-runtime',
    '../../../shared/src/form/controls/FieldControl',
    ...replacedModules,
  ])
    jest.dontMock(module);
  return script as EarlyScript;
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
  /** Resolves once the style sheets of forms apply. By default, they do not come. */
  styled?: Promise<unknown>;
}

const answered = (body: unknown, url = '') =>
  ({ ok: true, url, text: async () => JSON.stringify(body) }) as Response;

/** The first part of the texts in a language. It names the other parts. */
const textsAnswer = (language: string, texts: Readonly<Record<string, string>>) =>
  answered(
    { parts: { form: 'f0', deposit: 'd0', p2p: 'a0' }, texts: splitTexts(texts).first ?? {} },
    `/locales/${language}.01.json`,
  );

/** Draws the list into the page's `#paywidget`. Returns undefined if the list is left to React. */
export async function drawEarly(
  drawList: DrawList,
  {
    payload,
    updates = [],
    answer,
    texts,
    english,
    onPress = () => {},
    styled = new Promise(() => {}),
  }: EarlyInput,
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
    styled,
  };
  drawList(source, (drawNow) => {
    drawn = drawNow();
  });
  await new Promise((resolve) => setTimeout(resolve));
  return drawn;
}
