/** Copies a text to the clipboard. Must be called in a press handler. Returns false if the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The browser does not allow it in a frame without `clipboard-write` or in an old web view. The older method works in
    // most of them.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = focusedElement();
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  Object.assign(area.style, { position: 'fixed', insetBlockStart: '0', opacity: '0', fontSize: '16px' });
  // Append it beside the button: if it were in the body, a dialog's focus trap would take the focus from it.
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

/** Returns the focused element, also inside shadow roots, which package mode uses. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
