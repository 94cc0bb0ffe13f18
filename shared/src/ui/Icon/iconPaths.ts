import { circle } from './circle';
import { laterIconPaths } from './laterIconPaths';

/** SVG paths on a 24 × 24 grid, drawn as strokes with round ends. */
export const iconPaths = {
  back: 'M19 12H5m6.5 6.5L5 12l6.5-6.5',
  chevron: 'M9.5 5.5L16 12l-6.5 6.5',
  close: 'M6 6l12 12M18 6L6 18',
  info: `${circle}M12 11.5v5M12 7.9v.1`,
  card: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 9.5h18M7 15h3',
  ...laterIconPaths,
} as const;

export type IconName = keyof typeof iconPaths;

/** Icons whose outline is a circle. */
export const isRound = (name: IconName): boolean => iconPaths[name].startsWith(circle);

/** Icons that point forward or back. They are mirrored in right-to-left layouts. */
export const directionalIcons: ReadonlySet<IconName> = new Set<IconName>([
  'back',
  'chevron',
  'external',
  'support',
]);
