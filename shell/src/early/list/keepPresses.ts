import type { Released } from '../earlyList';

/** What a player can press in the list and above it. */
const controls = 'button';

/**
 * Keeps what the player presses until React can carry it out, and marks it as busy. Of several presses, the last one counts.
 * @param element contains the list
 * @param onMethod called when a method is pressed for the first time
 */
export function keepPresses(element: HTMLElement, onMethod: () => void): () => Released {
  let pressed: HTMLElement | undefined;
  let hasPressedMethod = false;
  const brokenPictures: HTMLImageElement[] = [];

  function onClick(event: Event) {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(controls);
    if (!control) return;
    event.stopPropagation();
    pressed?.removeAttribute('aria-busy');
    pressed = control;
    control.setAttribute('aria-busy', 'true');
    if (hasPressedMethod || !control.dataset.method) return;
    hasPressedMethod = true;
    onMethod();
  }

  function onError({ target }: Event) {
    if (target instanceof HTMLImageElement) brokenPictures.push(target);
  }

  element.addEventListener('click', onClick);
  // Such events do not bubble.
  element.addEventListener('error', onError, true);
  return () => {
    element.removeEventListener('click', onClick);
    element.removeEventListener('error', onError, true);
    return { pressed, brokenPictures };
  };
}
