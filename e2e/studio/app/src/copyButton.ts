import { button } from './dom';

const shownMs = 2_000;

/** Creates a button that copies a text, and says so for a while. */
export function copyButton(label: string, text: () => string): HTMLButtonElement {
  let reset: ReturnType<typeof setTimeout> | undefined;
  const created = button(label, async () => {
    clearTimeout(reset);
    const isCopied = await navigator.clipboard.writeText(text()).then(
      () => true,
      () => false,
    );
    created.textContent = isCopied ? 'Copied' : 'Not copied: select the text';
    reset = setTimeout(() => {
      created.textContent = label;
    }, shownMs);
  });
  created.classList.add('copy');
  created.setAttribute('aria-live', 'polite');
  return created;
}
