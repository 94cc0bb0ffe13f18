import { copyButton } from '../../copyButton';
import { element } from '../../dom';
import { highlight } from './highlight';
import type { SnippetOptions } from './way';
import { ways } from './ways';

const aboutToken =
  'The token is the player’s: your server gives it, or for a test the sandbox, by POST /sandbox/players.';

/** Shows the code for the current widget, for each way to embed it. */
export function createCodeTab(choice: HTMLElement, hint: HTMLElement, files: HTMLElement) {
  let shown: SnippetOptions | undefined;
  let chosen = ways[0];

  choice.append(
    ...ways.map((way) => {
      const input = element('input', { type: 'radio', name: 'way', value: way.id, checked: way === chosen });
      input.addEventListener('change', () => {
        chosen = way;
        render();
      });
      return element('label', {}, input, element('span', {}, way.name));
    }),
  );

  function render(): void {
    if (!shown || !chosen) return;
    hint.textContent = `${chosen.hint} ${aboutToken}`;
    files.replaceChildren(
      ...chosen.files(shown).map(({ name, language, code }) =>
        element(
          'figure',
          { className: 'file' },
          element(
            'figcaption',
            {},
            element('span', {}, name),
            copyButton('Copy', () => code),
          ),
          element(
            'pre',
            { tabIndex: 0, aria: { label: name }, role: 'region' },
            element(
              'code',
              {},
              ...highlight(code, language).map(([kind, text]) =>
                kind === 'plain' ? text : element('span', { className: kind }, text),
              ),
            ),
          ),
        ),
      ),
    );
  }

  return {
    show(options: SnippetOptions): void {
      shown = options;
      render();
    },
  };
}
