import { closeLabelFor } from './closeLabel';

/** The button that closes a dialog in which the widget does not appear. */
interface CloseButton {
  /** Puts the button into the dialog, or removes it. */
  show(dialog: HTMLElement, isShown: boolean): void;
}

/** @param frame has the widget's tokens */
export function createCloseButton(
  frame: HTMLIFrameElement,
  locale: unknown,
  onPress: (event: Event) => void,
): CloseButton {
  const [lang, label] = closeLabelFor(locale);
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    lang,
    textContent: '✕',
    onclick: onPress,
  });
  button.setAttribute('aria-label', label);
  button.dataset.action = 'close';
  button.style.cssText =
    'position:absolute;inset-block-start:env(safe-area-inset-top);inset-inline-end:env(safe-area-inset-right);inline-size:44px;' +
    'block-size:44px;padding:0;border:0;background:0;font:20px/1 system-ui,sans-serif;' +
    `color:${frame.style.getPropertyValue('--pw-text')}`;
  return {
    show(dialog, isShown) {
      if (!isShown) button.remove();
      else if (!button.isConnected) dialog.append(button);
    },
  };
}
