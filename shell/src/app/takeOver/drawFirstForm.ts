import {
  countryAtom,
  currencyAtom,
  languageAtom,
  payloadAtom,
  themeAtom,
  tokenLayersAtom,
} from '@paywidget/shared/state';
import type { FormDrawer } from '../../early';
import { whenIdle } from '../../start/whenIdle';
import type { AppProps } from '../App';
import { handOverForm } from './handOverForm';
import { listAnswerOf } from './listAnswerOf';

/**
 * Shows the form of the first method that the player presses in the next frame: the early script draws it, which takes a fraction
 * of the time that React needs for its first form. React draws its own after that frame and replaces the early one. Does nothing
 * once the list has been left or anything about it has changed: then React knows more than the early script.
 * @param element contains the list, which React has taken over
 */
export function drawFirstForm(element: Element, forms: FormDrawer, props: AppProps): void {
  const list = element.querySelector('[data-screen="deposit.list"]');
  const before = factsOf(props);
  const isUnchanged = () =>
    list?.isConnected && factsOf(props).every((fact, index) => Object.is(fact, before[index]));

  function onClick(event: Event) {
    const target = event.target instanceof Element ? event.target : undefined;
    const control = target?.closest<HTMLElement>('[data-method]');
    if (!control) return;
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

  element.addEventListener('click', onClick, true);
  whenIdle(forms.rehearse);
}

/** What the early script has drawn the list from. */
const factsOf = (props: AppProps): readonly unknown[] => [
  listAnswerOf(props),
  props.store.get(countryAtom),
  props.store.get(currencyAtom),
  props.store.get(languageAtom),
  props.store.get(payloadAtom),
  props.store.get(themeAtom),
  props.store.get(tokenLayersAtom),
];

const afterNextFrame = (task: () => void) => requestAnimationFrame(() => setTimeout(task));
