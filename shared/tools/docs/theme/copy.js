/** A button on each example that copies it. Without scripts there is none. */
const shownMs = 2_000;

function copyButton(code) {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Copy' });
  button.setAttribute('aria-live', 'polite');
  let reset;
  button.addEventListener('click', async () => {
    clearTimeout(reset);
    const isCopied = await navigator.clipboard.writeText(code.textContent).then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? 'Copied' : 'Not copied';
    reset = setTimeout(() => {
      button.textContent = 'Copy';
    }, shownMs);
  });
  return button;
}

for (const code of document.querySelectorAll('pre > code[class^=language-]:not(.language-text)')) {
  const example = Object.assign(document.createElement('div'), { className: 'example' });
  code.parentElement.replaceWith(example);
  example.append(code.parentElement, copyButton(code));
}
