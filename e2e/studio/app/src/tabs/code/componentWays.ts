import { literal } from './literal';
import { listeners, logStatus, shownOf, userOf } from './options';
import type { SnippetOptions, Way } from './way';

const install = (name: string) =>
  ({ name: 'Terminal', language: 'sh', code: `npm install ${name}` }) as const;

/** A prop in JSX, or nothing if it has no value. */
const prop = (name: string, value: unknown) => {
  if (value === undefined) return [];
  return [typeof value === 'string' ? `${name}="${value}"` : `${name}={${literal(value, '  ')}}`];
};

const tag = (name: string, attributes: readonly string[], indent = '') =>
  `${indent}<${name}\n${attributes.map((each) => `${indent}  ${each}\n`).join('')}${indent}/>`;

/** The props that React's components share. */
const propsOf = (options: SnippetOptions) =>
  Object.entries(shownOf(options)).flatMap(([name, value]) => prop(name, value));

const manifestOf = ({ src }: SnippetOptions) => new URL('mf-manifest.json', src).href;

/** The ways that show the widget in a frame, as a component. */
export const componentWays: readonly Way[] = [
  {
    id: 'react',
    name: 'React',
    hint: 'React 18 or newer: a component that shows the frame, with types.',
    files: (options) => [
      install('@paywidget/react'),
      {
        name: 'Cashier.tsx',
        language: 'tsx',
        code: `import { PayWidget } from '@paywidget/react';\n\nconst user = ${literal(userOf(options))};\n\n${tag(
          'PayWidget',
          [
            `src="${options.src}"`,
            'height="content"',
            'user={user}',
            ...propsOf(options),
            `onDepositStatus={${logStatus}}`,
            'onClose={() => setOpen(false)}',
          ],
        )};`,
      },
    ],
  },
  {
    id: 'vue',
    name: 'Vue',
    hint: 'Vue 3.3 or newer: a component that shows the frame. The widget’s messages are its events.',
    files: (options) => {
      const shown = Object.entries(shownOf(options)).filter(([, value]) => value !== undefined);
      return [
        install('@paywidget/vue'),
        {
          name: 'Cashier.vue',
          language: 'vue',
          code: `<script setup>\nimport { PayWidget } from '@paywidget/vue';\n\nconst { token } = defineProps(['token']);\nconst emit = defineEmits(['close']);\nconst user = ${literal(
            userOf(options),
          )};\n${shown
            .filter(([, value]) => typeof value !== 'string')
            .map(([name, value]) => `const ${name} = ${literal(value)};\n`)
            .join('')}const log = ${logStatus};\n</script>\n\n<template>\n${tag(
            'PayWidget',
            [
              `src="${options.src}"`,
              'height="content"',
              ':user="user"',
              ...shown.map(([name, value]) =>
                typeof value === 'string' ? `${name}="${value}"` : `:${name}="${name}"`,
              ),
              '@DepositStatus="log"',
              '@Close="emit(\'close\')"',
            ],
            '  ',
          )}\n</template>`,
        },
      ];
    },
  },
  {
    id: 'element',
    name: 'Element',
    hint: 'Angular, Svelte or no framework: an element of your page, whose events are the widget’s messages.',
    files: (options) => {
      const { transaction, theme, payload, tokens } = shownOf(options);
      const attributes = [
        'height="content"',
        ...(transaction ? [`transaction="${transaction}"`] : []),
        ...(theme ? [`theme="${theme}"`] : []),
      ];
      return [
        {
          name: 'cashier.html',
          language: 'html',
          code: `<pay-widget ${attributes.join(' ')}></pay-widget>\n<script src="${new URL('embed.js', options.src).href}" async></script>\n<script src="cashier.js"></script>`,
        },
        {
          name: 'cashier.js',
          language: 'js',
          code: [
            "const cashier = document.querySelector('pay-widget');",
            ...(payload ? [`cashier.payload = ${literal(payload)};`] : []),
            ...(tokens ? [`cashier.tokens = ${literal(tokens)};`] : []),
            `cashier.user = ${literal(userOf(options))};`,
            "cashier.addEventListener('DepositStatus', ({ detail }) => console.log(detail.depositId, detail.status));",
            "cashier.addEventListener('Close', () => cashier.remove());",
          ].join('\n'),
        },
      ];
    },
  },
];

/** The ways that run the widget inside the host's own page, without a frame. */
export const packageWays: readonly Way[] = [
  {
    id: 'package',
    name: 'Package',
    hint: 'Inside your own page, without a frame: a Module Federation remote that your script loads.',
    files: (options) => [
      { name: 'Terminal', language: 'sh', code: 'npm install @module-federation/runtime' },
      {
        name: 'cashier.ts',
        language: 'js',
        code: `import { createInstance } from '@module-federation/runtime';\n\nconst federation = createInstance(${literal(
          {
            name: 'casino',
            remotes: [{ name: 'paywidget', entry: manifestOf(options) }],
          },
        )});\nconst { mount } = await federation.loadRemote('paywidget/mount');\nconst widget = mount(document.querySelector('#cashier'), ${literal(
          {
            user: userOf(options),
            ...shownOf(options),
            on: listeners,
          },
        )});`,
      },
    ],
  },
  {
    id: 'react-remote',
    name: 'React remote',
    hint: 'React 19 with Module Federation in your build: the widget is a component of your page.',
    files: (options) => {
      return [
        {
          name: 'webpack.config.js',
          language: 'js',
          code: `new ModuleFederationPlugin(${literal({
            name: 'casino',
            remotes: { paywidget: `paywidget@${manifestOf(options)}` },
          })});`,
        },
        {
          name: 'Cashier.tsx',
          language: 'tsx',
          code: `import { PayWidget } from 'paywidget/Widget';\n\nconst user = ${literal(userOf(options))};\n\n${tag(
            'PayWidget',
            ['user={user}', ...propsOf(options), 'on={{ Close: () => setOpen(false) }}'],
          )};`,
        },
      ];
    },
  },
];
