import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The folder with the finished deployment. An operator uploads it. */
export const deployment = path.join(root, 'dist/paywidget');
