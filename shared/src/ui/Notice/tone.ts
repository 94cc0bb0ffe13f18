import type { IconName } from '../Icon/iconPaths';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

/** A tone is never colour alone. */
export const toneIcons: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};
