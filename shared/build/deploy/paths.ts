import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The deployment's folder. */
export const deployment = path.join(root, 'dist/paywidget');
