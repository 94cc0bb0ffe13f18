import {
  countryAtom,
  currencyAtom,
  languageAtom,
  payloadAtom,
  sessionAtom,
  themeAtom,
  tokenLayersAtom,
} from '@paywidget/shared/state';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { DrawnList } from '../../handover/earlyList';
import { log } from '../../lib/telemetry/log';
import type { AppProps } from '../state/appProps';
import { startStateAtom } from '../state/startState';
import { drawFirstForm } from './drawEarlyForm';
import { listAnswerOf } from './listAnswerOf';
import { listContentOf } from './listContent';
import { handOverForm } from './takeOverForm';

/**
 * Renders into an element with a list that the early script has drawn. If the app would draw the same list, React takes its
 * elements over: focus, scroll position and a press in progress stay. Otherwise React renders the list again. Then React
 * carries out the player's presses. See docs/decisions/018-early-list.md.
 */
export function takeOver(element: Element, drawn: DrawnList, props: AppProps, app: ReactNode): Root {
  const isSame = drawn.content() === JSON.stringify(listOf(props));
  const { pressed, brokenPictures, form, forms } = drawn.release();
  form?.keepEverything();

  function carryOn() {
    const error = new Event('error');
    for (const picture of brokenPictures) picture.dispatchEvent(error);
    if (!pressed) {
      form?.remove();
      if (isSame) drawFirstForm(element, forms, props.services);
      return;
    }
    const control = pressed.isConnected ? pressed : counterpart(element, pressed);
    control?.removeAttribute('aria-busy');
    control?.click();
    if (form && control) handOverForm(element, form);
    else form?.remove();
  }

  const content = <Shown onShown={carryOn}>{app}</Shown>;
  if (!isSame) {
    const root = createRoot(element);
    root.render(content);
    return root;
  }
  // React renders the title through a portal, and cannot take over its content. Until then, the style sheet shows the same
  // title.
  element.querySelector('[data-title]')?.replaceChildren();
  const onRecoverableError = (error: unknown) => log('React drew the early list anew', error);
  let root: Root | undefined;
  const hydrate = () => {
    root = hydrateRoot(element, content, { onRecoverableError });
  };
  // A player who waits for the result of a press does not press anything else: nothing may come in between.
  if (pressed) hydrate();
  else startTransition(hydrate);
  return root as unknown as Root;
}

/** Returns what the app will draw, if that is the list of deposits and everything that it shows is loaded. */
function listOf({ services, screens }: AppProps) {
  const { store, i18n } = services;
  const { instance } = i18n;
  if (store.get(startStateAtom).status !== 'ready' || !store.get(sessionAtom)) return undefined;
  const { widgetViewType, closingButton } = store.get(payloadAtom);
  const answer = listAnswerOf(services);
  const isLoaded = screens.stateOf('deposit.list').status === 'ready';
  if (widgetViewType !== 'main' || !answer || answer.isDirectGeo || !isLoaded) return undefined;
  return listContentOf({
    theme: store.get(themeAtom),
    tokens: store.get(tokenLayersAtom),
    isClosable: closingButton,
    country: store.get(countryAtom),
    currency: store.get(currencyAtom),
    language: store.get(languageAtom),
    methods: answer.methods,
    translator: { t: instance.t, i18n: instance },
  });
}

const hooks = ['data-method', 'data-group', 'data-action'];

/** Returns the control with the same stable hook as a control that React has replaced. */
function counterpart(element: Element, control: HTMLElement): HTMLElement | null {
  const hook = hooks.find((name) => control.hasAttribute(name));
  if (!hook) return null;
  return element.querySelector(`[${hook}="${CSS.escape(control.getAttribute(hook) ?? '')}"]`);
}

/** Calls `onShown` when its children are in the page and their effects have run. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once
  useEffect(onShown, []);
  return children;
}
