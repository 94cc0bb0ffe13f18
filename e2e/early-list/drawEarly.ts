import type { DrawList, DrawnList } from '../../shell/src/early/earlyList';

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
}

const answered = (body: unknown, url = '') =>
  ({ ok: true, url, text: async () => JSON.stringify(body) }) as Response;

/** The first part of the texts in a language. It names the other parts. */
const textsAnswer = (language: string, texts: unknown) =>
  answered({ parts: { form: 'f0', deposit: 'd0', p2p: 'a0' }, texts }, `/locales/${language}.01.json`);

/** Draws the list into the page's `#paywidget`. Returns undefined if the list is left to React. */
export async function drawEarly(
  drawList: DrawList,
  { payload, updates = [], answer, texts, english, onPress = () => {} }: EarlyInput,
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
  };
  drawList(source, (drawNow) => {
    drawn = drawNow();
  });
  await new Promise((resolve) => setTimeout(resolve));
  return drawn;
}
