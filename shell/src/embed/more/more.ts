import type { EmbedHandle, EmbedOptions } from '../../handover/embedOptions';
import { createElements } from './element';
import { followContent } from './followContent';
import { openDialog } from './openDialog';
import { createSpares, type Spares } from './spares';

/** Features that only some hosts need: a separate file, which the loader loads on demand. */
export interface More extends Spares {
  /**
   * Shows the frame in a dialog, or lets it follow the height of its content. Returns a function that ends this.
   * @param frame returns the current frame. A retry replaces the frame
   * @param emit calls the listeners of a message, as if the widget had sent it
   */
  attach(
    handle: EmbedHandle,
    options: EmbedOptions,
    container: Element,
    frame: () => HTMLIFrameElement,
    emit: (message: { messageType: 'Close' }) => void,
  ): () => void;
  /**
   * Opens the widget of a `<pay-widget>` that was put into the page, or removes it from an element that has left the page.
   */
  followElement(element: HTMLElement): void;
}

/**
 * @param scriptRoot the URL of the folder of the loader, if known. The default of the option `src`
 * @param open the loader's `open`
 */
export function createMore(
  window: Window,
  scriptRoot: string | undefined,
  open: (options: EmbedOptions) => EmbedHandle,
): More {
  return {
    ...createSpares(window, scriptRoot),
    followElement: createElements(open).follow,
    attach(handle, options, container, frame, emit) {
      const dialog = options.modal ? (container as HTMLDialogElement) : undefined;
      // The host may have removed the widget while this file was loading.
      if (!frame().parentNode) {
        dialog?.remove();
        return () => {};
      }
      return dialog
        ? openDialog(window, dialog, { handle, options, frame, emit })
        : followContent(window, handle, frame);
    },
  };
}
