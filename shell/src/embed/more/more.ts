import type { EmbedHandle, EmbedOptions } from '../../handover/embedOptions';
import { createElements } from './element';
import { followContent } from './followContent';
import { openDialog } from './openDialog';
import { createSpares, type Spares } from './spares';

/** What only some hosts need: a file of its own, which the loader loads when it is asked for. */
export interface More extends Spares {
  /**
   * Makes a dialog of the container, or lets the frame follow the height of its content. Returns a function that ends it.
   * @param frame returns the current frame, which a retry replaces
   * @param emit calls the listeners of a message, as if the widget had sent it
   */
  attach(
    handle: EmbedHandle,
    options: EmbedOptions,
    container: Element,
    frame: () => HTMLIFrameElement,
    emit: (message: { messageType: 'Close' }) => void,
  ): () => void;
  /** Opens or removes the widget of a `<pay-widget>` that was put into the page, or has left it. */
  followElement(element: HTMLElement): void;
}

/**
 * @param scriptRoot the URL of the folder of the loader, if known. The default of the option `src`
 * @param open the loader's
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
