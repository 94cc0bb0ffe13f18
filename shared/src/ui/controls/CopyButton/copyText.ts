/** Puts a text on the clipboard; called within a press. False where neither way is allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused: a frame without `clipboard-write`, an old web view. The older way still works in most of them.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = focusedElement();
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: 'fixed', insetBlockStart: '0', opacity: '0', fontSize: '16px' });
  // Beside the button rather than in the body, where a dialog's focus trap would take the focus away from it.
  (focused?.parentElement ?? document.body).append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** In package mode the document only knows the element that holds the widget's shadow root. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
