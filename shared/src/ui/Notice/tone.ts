import type { IconName } from '../Icon/iconPaths';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** The icon of each tone, so that the meaning does not depend on colour alone. */
export const toneIcons: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};
