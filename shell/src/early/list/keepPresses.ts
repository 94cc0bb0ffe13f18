import type { Released } from '../../handover/earlyList';
import type { Forms } from './createForms';

/** The controls that a player can press in the list and above it. */
const controls = 'button';

/**
 * Keeps the player's presses until React can carry them out, and marks the pressed control as busy. Of several presses, the
 * last press counts. Meanwhile a method's form is drawn, if possible.
 * @param element contains the list
 * @param onMethod called when a method is pressed for the first time
 */
export function keepPresses(element: HTMLElement, onMethod: () => void, forms: Forms): () => Released {
  let pressed: HTMLElement | undefined;
  let hasPressedMethod = false;
  const listeners = new AbortController();
  const brokenPictures: HTMLImageElement[] = [];

  function keep(control: HTMLElement | undefined) {
    pressed?.removeAttribute('aria-busy');
    pressed = control;
    control?.setAttribute('aria-busy', 'true');
  }

  const controlOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(controls) : null;

  function onPointerDown(event: Event) {
    const method = controlOf(event)?.dataset.method;
    if (method) forms.prepare(method);
  }

  function onClick(event: Event) {
    const control = controlOf(event);
    if (!control) return;
    event.stopPropagation();
    keep(control);
    forms.stop();
    const { method } = control.dataset;
    if (!method) return;
    forms.open(method, (action) => leaveForm(control, action));
    if (!hasPressedMethod) onMethod();
    hasPressedMethod = true;
  }

  /** The player is back in the list, on the method that they have pressed, or closes the widget. */
  function leaveForm(control: HTMLElement, action: string) {
    keep(undefined);
    control.focus();
    if (action === 'close') element.querySelector<HTMLElement>('[data-action="close"]')?.click();
  }

  function onError({ target }: Event) {
    if (target instanceof HTMLImageElement) brokenPictures.push(target);
  }

  const { signal } = listeners;
  element.addEventListener('pointerdown', onPointerDown, { signal });
  element.addEventListener('click', onClick, { signal });
  // Such events do not bubble.
  element.addEventListener('error', onError, { capture: true, signal });
  return () => {
    listeners.abort();
    forms.stop();
    return { pressed, brokenPictures, form: forms.shown(), forms };
  };
}
