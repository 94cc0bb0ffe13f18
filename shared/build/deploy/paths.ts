import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What is deployed: `dist/paywidget`, as the contract draws it. */
export const deployment = path.join(root, 'dist/paywidget');
