import type { Tokens } from '@paywidget/shared/contract';
import { createI18n, directionOf, type Translations } from '@paywidget/shared/i18n';
import type { FlowModule } from '@paywidget/shared/navigation';
import type { FlowName, Route } from '@paywidget/shared/navigation/routes';
import { createIconResolver, ServicesProvider } from '@paywidget/shared/services';
import { choiceAtom, themeAtom, tokensAtom } from '@paywidget/shared/state';
import { createRecordingHost, createTestServices, fakeTrustedOrigins } from '@paywidget/shared/testing';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { WidgetFrame } from '../../../../../shell/src/app/render/WidgetFrame';
import { WidgetRouter } from '../../../../../shell/src/app/router';
import { createScreens } from '../../../../../shell/src/app/routing';
import { type RemoteName, remoteFor } from '../../../../../shell/src/lib/federation/remotes';
import { createScene, type ScreenState } from '../../../states';
import type { StateAddress } from '../stateAddress';
import { memoryWindow } from './memoryWindow';

const flows: Readonly<Record<RemoteName, () => Promise<{ default: FlowModule }>>> = {
  'mf-deposit': () => import('../../../../../mf-deposit/src/routes'),
  'mf-withdrawal': () => import('../../../../../mf-withdrawal/src/routes'),
  'mf-crypto': () => import('../../../../../mf-crypto/src/routes'),
  'mf-sweepstake': () => import('../../../../../mf-sweepstake/src/routes'),
  'mf-p2p': () => import('../../../../../mf-p2p/src/routes'),
};

const loadTexts = async (language: string): Promise<Translations> =>
  (
    await import(
      /* webpackInclude: /locales.[a-z]+\.json$/ */ `../../../../../shared/locales/${language}.json`
    )
  ).default;

type Appearance = Pick<StateAddress, 'theme' | 'tokens'>;

/**
 * Renders one state of a screen with the widget's own router, screens and styles. The operator's server and the host are in this page. What
 * the player does to get there happens in English, because the steps name the buttons; then the language changes, as it may in the widget.
 * @param onAppearance called with a function that changes theme and tokens
 */
export async function renderState(
  element: HTMLElement,
  state: ScreenState,
  { flow, route }: { flow: FlowName; route: Route },
  { theme, lang, tokens }: Appearance & Pick<StateAddress, 'lang'>,
  onAppearance: (set: (next: Appearance) => void) => void,
): Promise<void> {
  const { server, store } = createScene(state, { flow, closingButton: true, user: { lang } });
  if (state.choice) store.set(choiceAtom, state.choice);
  const setAppearance = (next: Appearance) => {
    store.set(themeAtom, next.theme);
    store.set(tokensAtom, next.tokens as Tokens);
  };
  setAppearance({ theme, tokens });
  onAppearance(setAppearance);
  const host = createRecordingHost();
  const i18n = createI18n({ host, load: loadTexts, lastResort: {} });
  await i18n.use('en');
  const screens = createScreens(
    {
      load: async (remote) => (await flows[remote as RemoteName]()).default,
      remoteFor,
      warm: () => undefined,
    },
    i18n,
  );
  const services = createTestServices({
    store,
    host,
    server,
    i18n,
    icons: createIconResolver(() => new URL('./', location.href).href),
    urls: { trustedOrigins: fakeTrustedOrigins(location.origin) },
    ...state.services,
  });
  const query = state.query ? `?${new URLSearchParams(state.query)}` : '';

  createRoot(element).render(
    <ServicesProvider services={services}>
      <WidgetFrame>
        <WidgetRouter
          screens={screens}
          pageLoad={{ begin: () => undefined, shown: () => undefined }}
          history={{ kind: 'browser', basePath: '', window: memoryWindow(route.path + query) }}
        />
      </WidgetFrame>
    </ServicesProvider>,
  );

  // Types and clicks without delay. While the page is not shown yet, nothing can be pressed.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  await state.steps?.(user);
  await i18n.use(lang);
  document.documentElement.lang = i18n.instance.language;
  document.documentElement.dir = directionOf(i18n.instance.language);
}
