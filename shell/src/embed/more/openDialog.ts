import type { EmbedHandle, EmbedOptions } from '../../handover/embedOptions';
import { createCloseButton } from './closeButton';
import { lockScroll } from './lockScroll';

interface Opened {
  handle: EmbedHandle;
  options: EmbedOptions;
  /** The current frame. A retry replaces it. */
  frame(): HTMLIFrameElement;
  /** Calls the listeners of a message, as if the widget had sent it. */
  emit(message: { messageType: 'Close' }): void;
}

/** The dialog's largest size, in px. */
const size = 720;

/**
 * Shows the frame in a dialog over the page: the focus stays in the dialog, the page behind does not scroll, and `Escape`
 * asks the widget to close. On a phone the dialog fills the screen, without the parts that the device covers. Returns a
 * function that removes it.
 */
export function openDialog(
  window: Window,
  dialog: HTMLDialogElement,
  { handle, options, frame, emit }: Opened,
): () => void {
  const { visualViewport, document } = window;
  const before = document.activeElement;
  const closeButton = createCloseButton(frame(), options.user?.locale ?? options.user?.lang, requestClose);
  let isOpen = true;
  let isAnswering = false;

  const surface = getComputedStyle(frame()).backgroundColor;
  dialog.setAttribute('aria-label', options.title ?? 'Payments');
  dialog.style.cssText =
    `box-sizing:border-box;position:fixed;margin:auto;border:0;overflow:hidden;background:${surface};` +
    'padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);' +
    `inset:0;inline-size:min(100%,${size}px);max-inline-size:none;max-block-size:none;` +
    // Round corners only if there is room around the dialog.
    `border-radius:clamp(0px,(100vw - ${size}px)*99,16px);box-shadow:0 0 0 100vmax rgb(0 0 0/50%)`;

  /** Above an on-screen keyboard, because it covers a part of the page. */
  function fit() {
    const { height = window.innerHeight, offsetTop = 0 } = visualViewport ?? {};
    const hasKeyboard = height < window.innerHeight * 0.8;
    const blockSize = Math.min(height, hasKeyboard || window.innerWidth <= size ? height : size);
    dialog.style.blockSize = `${blockSize}px`;
    dialog.style.insetBlock = `${offsetTop}px auto`;
    dialog.style.marginBlock = `${Math.max(0, (height - blockSize) / 2)}px`;
    for (const child of dialog.children)
      if (child.tagName !== 'BUTTON') (child as HTMLElement).style.blockSize = '100%';
    // The widget has a close button. Before the widget shows, the dialog needs another one.
    const isHidden = frame().style.display === 'none';
    const { activeElement } = document;
    closeButton.show(dialog, isHidden);
    // The focused element is gone, or about to lose the focus.
    const isLost = activeElement === frame() ? isHidden : activeElement && !activeElement.isConnected;
    if (isLost) focusContent();
  }

  /** Focuses the frame, or the placeholder before it. */
  function focusContent() {
    (dialog.firstElementChild as HTMLElement | null)?.focus();
  }

  /** The same as a press of the widget's close button. A widget that does not answer is removed. */
  function requestClose(event: Event) {
    event.preventDefault();
    if (!isOpen) return;
    if (isAnswering) handle.send({ type: 'close' });
    else {
      emit({ messageType: 'Close' });
      handle.unmount();
    }
  }

  const undo = [
    handle.on('*', ({ messageType, ...fields }) => {
      isAnswering = messageType !== 'Error' || !('code' in fields && fields.code === 'frame.silent');
    }),
    handle.on('Escape', () => requestClose(new Event('cancel'))),
  ];
  // A browser may close a dialog on a second Escape without asking.
  dialog.addEventListener('cancel', requestClose);
  dialog.addEventListener('close', requestClose);
  visualViewport?.addEventListener('resize', fit);
  visualViewport?.addEventListener('scroll', fit);
  window.addEventListener('resize', fit);
  const children = new MutationObserver(fit);
  children.observe(dialog, { childList: true });
  fit();
  const unlock = lockScroll(document);
  dialog.showModal();
  focusContent();

  return () => {
    isOpen = false;
    for (const stop of undo) stop();
    children.disconnect();
    visualViewport?.removeEventListener('resize', fit);
    visualViewport?.removeEventListener('scroll', fit);
    window.removeEventListener('resize', fit);
    unlock();
    dialog.close();
    dialog.remove();
    (before as HTMLElement | null)?.focus?.({ preventScroll: true });
  };
}
