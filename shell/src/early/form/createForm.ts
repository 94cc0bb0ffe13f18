import { depositAmountOf } from '@paywidget/shared/form';
import { fitToField, plainFormOf } from '@paywidget/shared/form/plain';
import { currencyOf } from '@paywidget/shared/money';
import {
  constrainAmountCaret,
  constrainAmountText,
  groupAmountText,
  groupedCaret,
  plainAmountText,
  settledAmountText,
  takesKey,
  ungroupChanged,
} from '@paywidget/shared/money/input';
import type { EarlyForm } from '../../handover/earlyForm';
import { draw } from '../draw/draw';
import { jsx } from '../draw/jsxRuntime';
import { resetIds } from '../draw/react';
import { Unusual, unusual } from '../read/unusual';
import { EarlyFormPage } from './EarlyFormPage';
import type { FormSource } from './formSource';
import { readForm } from './readForm';
import { refresh } from './refresh';
import { setFacts } from './standIns';

const amountName = 'amount';
const submitAction = 'submit';

export interface UnshownForm extends EarlyForm {
  /**
   * Covers the list with the form.
   * @param onLeave called when the player leaves the form before React has taken the list over, with the `data-action` of
   * the pressed button. Without it, React carries out such a press
   */
  show(onLeave?: (action: string) => void): void;
  focusTitle(): void;
}

/**
 * Creates the form of a method, if it has an amount and text fields only. Returns undefined if anything about it is unusual.
 * Throws nothing.
 */
export function createForm(source: FormSource): UnshownForm | undefined {
  try {
    return formOver(source);
  } catch (error) {
    if (!(error instanceof Unusual)) console.debug('[paywidget] The early form was not drawn', error);
    return undefined;
  }
}

function formOver(source: FormSource): UnshownForm {
  const { list, currency, country, translator } = source;
  const locale = translator.i18n.language;
  const method = readForm(source.method, currency);
  // The form links to the instruction. The first part of the texts contains one of its texts: see textPartOf.ts.
  if (Object.keys(source.texts).some((key) => key.startsWith(`instruction.${method.name}.`)))
    unusual('instruction');
  const amount = depositAmountOf({ method, currency, country, random: 0 });
  const rules = { locale, decimals: currencyOf(currency).decimals, max: amount.limits.max };
  const texts = new Map<string, string>();
  let typedAmount: string | undefined;
  let chip: string | undefined;
  let pressed: string | undefined;
  /** The arguments of `show`, until React has taken the list over. */
  let onLeft: ((action: string) => void) | undefined;

  function drawn(): HTMLElement {
    const fields = method.fields ?? [];
    const form = plainFormOf({ fields, amount, typedAmount, country, translator }) ?? unusual('fields');
    const page = list.ownerDocument.createElement('div');
    page.dataset.earlyForm = '';
    resetIds();
    setFacts(source);
    const props = { ...source, method, form, isBusy: pressed === submitAction };
    draw(jsx(EarlyFormPage as never, props as never), page);
    return page;
  }

  const element = drawn();
  const amountInput = element.querySelector<HTMLInputElement>(`[data-field="${amountName}"] input`);
  if (!amountInput) unusual('amount');
  let shownAmount = amountInput.value;

  function showAmount(text: string, caret?: number) {
    if (!amountInput) return;
    shownAmount = text;
    amountInput.value = text;
    if (caret !== undefined) amountInput.setSelectionRange(caret, caret);
  }

  const update = () => refresh(element, drawn());

  function onInput(event: Event) {
    const input = event.target;
    const name =
      input instanceof HTMLInputElement && input.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (!name || (event as InputEvent).isComposing) return;
    if (name === amountName) onAmount(input, (event as InputEvent).data?.length === 1);
    else onText(input, name);
    texts.set(name, input.value);
  }

  function onText(input: HTMLInputElement, name: string) {
    const field = method.fields?.find((one) => one.name === name);
    const fitted = field ? fitToField(field, input.value) : input.value;
    if (fitted === input.value) return;
    const isAtEnd = input.selectionEnd === input.value.length;
    const caret = isAtEnd ? fitted.length : Math.min(input.selectionEnd ?? 0, fitted.length);
    input.value = fitted;
    input.setSelectionRange(caret, caret);
  }

  function onAmount(input: HTMLInputElement, isKey: boolean) {
    const caretAt = input.selectionEnd ?? input.value.length;
    const changed = { value: input.value, selection: [caretAt, caretAt] as const };
    const plain = ungroupChanged(changed, shownAmount, rules) ?? changed;
    const caret = plain.selection[1];
    // React's form refuses such a key too.
    if (isKey && !takesKey(plain.value, caret, rules)) return showAmount(shownAmount, caretAt - 1);
    const grouped = groupAmountText(constrainAmountText(plain.value, rules), locale);
    showAmount(grouped, groupedCaret(grouped, constrainAmountCaret(plain.value, caret, rules), locale));
    typedAmount = plainAmountText(grouped, locale);
    chip = undefined;
    update();
  }

  function onFocusOut({ target }: Event) {
    if (target === amountInput && typedAmount !== undefined)
      showAmount(settledAmountText(typedAmount, currency, locale));
  }

  function onClick(event: Event) {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('button');
    if (!button) return;
    const { chip: picked, action } = button.dataset;
    if (picked !== undefined) pick(picked);
    else if (action === submitAction) submit();
    else if (action) leave(action, button);
  }

  function pick(picked: string) {
    chip = picked;
    typedAmount = picked;
    texts.delete(amountName);
    showAmount(settledAmountText(picked, currency, locale));
    update();
  }

  /**
   * Keeps the press. The form must be submitted with the content that the player sees now, so nothing can be changed
   * meanwhile.
   */
  function submit() {
    if (pressed) return;
    pressed = submitAction;
    update();
    element.querySelector<HTMLElement>('[data-screen-content]')?.setAttribute('inert', '');
  }

  function leave(action: string, button: HTMLElement) {
    if (onLeft) {
      remove();
      onLeft(action);
      return;
    }
    pressed = action;
    button.setAttribute('aria-busy', 'true');
  }

  const focusTitle = () => element.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });

  /** If nothing in the form has the focus, puts it on the title, so that Tab goes to the same control as in React's form. */
  function onFirstKey() {
    if (!element.contains(document.activeElement)) focusTitle();
  }

  /** The list. It loses its `data-screen` while the form covers it, so that the page has one screen at a time. */
  const screen = list.querySelector<HTMLElement>('[data-screen]');

  function show(onLeave?: (action: string) => void) {
    onLeft = onLeave;
    // Hidden too, so that the browser computes the style and the layout of the form only.
    list.setAttribute('inert', '');
    list.hidden = true;
    screen?.removeAttribute('data-screen');
    list.after(element);
    addEventListener('keydown', onFirstKey, { once: true });
  }

  function remove() {
    element.remove();
    list.removeAttribute('inert');
    list.hidden = false;
    if (screen?.isConnected) screen.dataset.screen = 'deposit.list';
  }

  element.addEventListener('input', onInput);
  element.addEventListener('compositionend', onInput);
  element.addEventListener('focusout', onFocusOut);
  element.addEventListener('click', onClick);
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });

  return {
    element,
    show,
    focusTitle,
    input: () => ({ texts, chip, pressed }),
    keepEverything() {
      onLeft = undefined;
    },
    remove,
  };
}
