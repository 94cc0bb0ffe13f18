import { literal } from './literal';
import { listeners, shownOf, userOf } from './options';
import type { SnippetOptions, Way } from './way';

/** A call of the loader of `embed.js`, before or after it has loaded. */
const queued = (calls: string) => `(window.paywidgetQueue ??= []).push((Paywidget) => {\n${calls}\n});`;

const page = (part: string, { src }: SnippetOptions) =>
  `${part}\n<script src="${new URL('embed.js', src).href}" async></script>\n<script src="cashier.js"></script>`;

/** The ways that show the widget in a frame, by a script. */
export const frameWays: readonly Way[] = [
  {
    id: 'script',
    name: 'Script',
    hint: 'Any site, without a build. The widget’s code runs in a frame, not in your page.',
    files: (options) => [
      {
        name: 'cashier.html',
        language: 'html',
        code: page('<div id="cashier"></div>', options),
      },
      {
        name: 'cashier.js',
        language: 'js',
        code: queued(
          `  Paywidget.open(${literal(
            {
              container: '#cashier',
              height: 'content',
              user: userOf(options),
              ...shownOf(options),
              on: listeners,
            },
            '  ',
          )});`,
        ),
      },
    ],
  },
  {
    id: 'dialog',
    name: 'Dialog',
    hint: 'A dialog over your page. It loads ahead when the pointer reaches the button, and so opens at once.',
    files: (options) => [
      {
        name: 'lobby.html',
        language: 'html',
        code: page('<button id="open-cashier">Cashier</button>', options),
      },
      {
        name: 'cashier.js',
        language: 'js',
        code: [
          `const cashier = ${literal({ user: userOf(options), ...shownOf(options) })};`,
          "const button = document.querySelector('#open-cashier');",
          '',
          queued(
            [
              '  Paywidget.preload({ ...cashier, trigger: button });',
              "  button.addEventListener('click', () => {",
              '    Paywidget.open({',
              '      ...cashier,',
              '      modal: true,',
              "      title: 'Cashier',",
              `      on: ${literal(listeners)},`,
              '    });',
              '  });',
            ].join('\n'),
          ),
        ].join('\n'),
      },
    ],
  },
  {
    id: 'npm',
    name: 'npm',
    hint: 'The same frame for sites that bundle their scripts, with types.',
    files: (options) => [
      { name: 'Terminal', language: 'sh', code: 'npm install @paywidget/embed' },
      {
        name: 'cashier.ts',
        language: 'js',
        code: `import { open } from '@paywidget/embed';\n\nconst widget = open(${literal({
          container: '#cashier',
          src: options.src,
          user: userOf(options),
          ...shownOf(options),
          on: listeners,
        })});`,
      },
    ],
  },
];
