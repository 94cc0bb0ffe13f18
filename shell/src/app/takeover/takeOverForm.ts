import type { EarlyForm, FormInput } from '../../handover/earlyForm';
import { settle } from '../layout/settle';

/** How long, in ms, the early form stays if React does not show the page of the pressed method. */
const timeoutMs = 10_000;

/**
 * Replaces an early form by React's form as soon as React's form is in the page and the player holds nothing down: types the
 * player's texts, presses the pressed amount and button, and moves the focus. This happens before the browser paints, so
 * that nothing flashes.
 * @param element contains the elements that React renders
 */
export function handOverForm(element: Element, form: EarlyForm): void {
  let isOver = false;
  const timeout = setTimeout(finish, timeoutMs);
  const observer = new MutationObserver(check);
  observer.observe(element, { subtree: true, childList: true });
  check();

  function check() {
    const screen = element.querySelector('[data-screen]:not([data-screen$=".list"])');
    if (!screen || isOver) return;
    // If an element leaves the page while a finger is down on it, the press is lost.
    if (form.element.matches(':active')) {
      requestAnimationFrame(check);
      return;
    }
    finish();
    // In a low window, the page scrolls as a whole. While the screen was hidden, the layout could not scroll it to its top.
    const page = screen.closest('main')?.parentElement;
    if (page) page.scrollTop = 0;
  }

  function finish() {
    isOver = true;
    clearTimeout(timeout);
    observer.disconnect();
    const { activeElement, body } = document;
    const focused = form.element.contains(activeElement) ? activeElement : null;
    // The pressed method lost the focus when it was hidden.
    const isNowhere = !activeElement || activeElement === body || element.contains(activeElement);
    const selection = focused instanceof HTMLInputElement ? selectionOf(focused) : undefined;
    const input = form.input();
    const scrolled = scrollTopOf(form.element);
    form.remove();
    // Not before this: a hidden element has no animations to finish.
    settle(element);
    for (const animation of element.getAnimations?.({ subtree: true }) ?? []) animation.finish();
    repeat(element, input);
    const target = focused || isNowhere ? counterpart(element, focused) : undefined;
    target?.focus({ preventScroll: true });
    if (selection && target instanceof HTMLInputElement) target.setSelectionRange(...selection);
    if (scrolled > 0) element.querySelector('[data-screen-content]')?.parentElement?.scrollTo(0, scrolled);
    if (input.pressed) control(element, 'data-action', input.pressed)?.click();
  }
}

const selectionOf = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
  [selectionStart, selectionEnd] as const;

const scrollTopOf = (element: Element) =>
  element.querySelector('[data-screen-content]')?.parentElement?.scrollTop ?? 0;

const control = (element: Element, hook: string, value: string) =>
  element.querySelector<HTMLElement>(`[${hook}="${CSS.escape(value)}"]`);

const inputOf = (element: Element, field: string) =>
  control(element, 'data-field', field)?.querySelector<HTMLInputElement>('input');

/** Types and picks in React's form. The events are the same as from a browser that fills in a form. */
function repeat(element: Element, { texts, chip }: FormInput) {
  for (const [field, text] of texts) {
    const input = inputOf(element, field);
    if (!input) continue;
    // React reads the property of the prototype to find the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  if (chip !== undefined) control(element, 'data-chip', chip)?.click();
}

const hooks = ['data-action', 'data-chip'];

/** The same control in React's page, else its heading. */
function counterpart(element: Element, focused: Element | null): HTMLElement | null | undefined {
  const field = focused?.closest<HTMLElement>('[data-field]')?.dataset.field;
  if (field !== undefined) return inputOf(element, field);
  const hook = hooks.find((name) => focused?.hasAttribute(name));
  return focused && hook
    ? control(element, hook, focused.getAttribute(hook) ?? '')
    : element.querySelector<HTMLElement>('h1');
}
