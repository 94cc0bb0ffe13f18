import type { Services } from '@paywidget/shared/services';
import {
  countryAtom,
  currencyAtom,
  languageAtom,
  payloadAtom,
  themeAtom,
  tokenLayersAtom,
} from '@paywidget/shared/state';
import type { FormDrawer } from '../../handover/earlyForm';
import { whenIdle } from '../../lib/scheduling/whenIdle';
import { listAnswerOf } from './listAnswerOf';
import { handOverForm } from './takeOverForm';

/**
 * Shows the form of the first method that the player presses in the next frame: the early script draws it in a fraction of
 * the time that React needs for its first form. After this frame, React renders its form and replaces the early form. Does
 * nothing if the player has left the list or anything about it has changed: then React knows more than the early script.
 * @param element contains the list, which React has taken over
 */
export function drawFirstForm(element: Element, forms: FormDrawer, services: Services): void {
  const list = element.querySelector('[data-screen="deposit.list"]');
  const before = factsOf(services);
  const isUnchanged = () =>
    list?.isConnected && factsOf(services).every((fact, index) => Object.is(fact, before[index]));

  /** With a finger or a mouse, some time passes between down and up. The script draws the form in this time. */
  function onPointerDown(event: Event) {
    const method = tileOf(event)?.dataset.method;
    if (method && isUnchanged()) forms.prepare(method);
  }

  function onClick(event: Event) {
    const control = tileOf(event);
    if (!control) return;
    element.removeEventListener('pointerdown', onPointerDown, true);
    element.removeEventListener('click', onClick, true);
    const form = isUnchanged() ? forms.draw(control.dataset.method ?? '') : undefined;
    if (!form) return;
    event.stopPropagation();
    afterNextFrame(() => {
      if (!control.isConnected) return form.remove();
      control.click();
      handOverForm(element, form);
    });
  }

  element.addEventListener('pointerdown', onPointerDown, true);
  element.addEventListener('click', onClick, true);
  whenIdle(forms.warmUp);
}

const tileOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-method]') : null;

/** What the early script has drawn the list from. */
const factsOf = (services: Services): readonly unknown[] => [
  listAnswerOf(services),
  services.store.get(countryAtom),
  services.store.get(currencyAtom),
  services.store.get(languageAtom),
  services.store.get(payloadAtom),
  services.store.get(themeAtom),
  services.store.get(tokenLayersAtom),
];

const afterNextFrame = (task: () => void) => requestAnimationFrame(() => setTimeout(task));
