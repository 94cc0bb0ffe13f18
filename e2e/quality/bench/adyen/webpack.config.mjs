import { fileURLToPath } from 'node:url';
import { preset, root } from '@paywidget/shared/build';

/** Uses our compiler, target and minifier. The style sheet is served as Adyen ships it. */
export default function adyen(_env, argv) {
  const base = preset('e2e/quality', argv);
  return {
    ...base,
    name: 'bench-adyen',
    entry: { adyen: fileURLToPath(new URL('./checkout.ts', import.meta.url)) },
    output: { path: `${root}node_modules/.cache/bench/adyen`, filename: '[name].js', clean: true },
    plugins: [],
  };
}
