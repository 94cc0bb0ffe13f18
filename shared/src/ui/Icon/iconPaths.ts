const circle = 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z';

/** SVG paths on a 24 × 24 grid, drawn as strokes with round ends. */
export const iconPaths = {
  back: 'M19 12H5m6.5 6.5L5 12l6.5-6.5',
  chevron: 'M9.5 5.5L16 12l-6.5 6.5',
  'chevron-down': 'M5.5 9.5L12 16l6.5-6.5',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  copy: 'M10.5 8.5h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM15.5 5.5a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2',
  share:
    'M12 14.5V3.5m4 4l-4-4l-4 4M7 11H6a2 2 0 0 0-2 2v5.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V13a2 2 0 0 0-2-2h-1',
  search: 'M11 4a7 7 0 1 1 0 14a7 7 0 0 1 0-14zM16 16l4.5 4.5',
  info: `${circle}M12 11.5v5M12 7.9v.1`,
  warning:
    'M10.3 4.2L2.8 17.1a2 2 0 0 0 1.7 3h15a2 2 0 0 0 1.7-3L13.7 4.2a2 2 0 0 0-3.4 0zM12 9.5v4M12 16.7v.1',
  error: `${circle}M12 7.5v5M12 16.1v.1`,
  success: `${circle}M8 12.3l2.8 2.8l5.2-5.7`,
  clock: `${circle}M12 7.5V12l3 2`,
  gift: 'M4 12v7a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-7M3 8h18v4H3zM12 8v12.5M12 8C9.5 8 7.5 7 7.5 5.2S10.5 3.2 12 8zM12 8c2.5 0 4.5-1 4.5-2.8S13.5 3.2 12 8z',
  globe: `${circle}M3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3z`,
  refresh: 'M20 4.5V9h-4.5M4 19.5V15h4.5M19.4 9A8 8 0 0 0 5.5 7.3M4.6 15a8 8 0 0 0 13.9 1.7',
  external:
    'M14 4h6v6M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
  swap: 'M4 8.5h15m-4-4l4 4l-4 4M20 15.5H5m4 4l-4-4l4-4',
  card: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 9.5h18M7 15h3',
  wallet:
    'M18 7.5V6a2 2 0 0 0-2-2H5.5a2 2 0 0 0 0 4H18.5a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V6M16.5 13.9v.1',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v.1M20 17v3h-3',
  lock: 'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM8 10.5V7.5a4 4 0 0 1 8 0v3',
  play: `${circle}M10 8.5v7l5.5-3.5z`,
  support: 'M4 17.5V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8.5L4 20zM8.5 9h7M8.5 12h4',
  offline:
    'M3 3l18 18M5 12.5a10 10 0 0 1 4-2.4M2 8.8a15 15 0 0 1 4-2.7M10.5 5.1A15 15 0 0 1 22 8.8M15.5 10.6a10 10 0 0 1 3.5 1.9M8.5 16a5 5 0 0 1 6.5-.3M12 19.4v.1',
} as const;

export type IconName = keyof typeof iconPaths;

/** Icons whose outline is a circle. */
export const isRound = (name: IconName): boolean => iconPaths[name].startsWith(circle);

/** Icons that point forward or back, and are mirrored in right-to-left layouts. */
export const directionalIcons: ReadonlySet<IconName> = new Set<IconName>([
  'back',
  'chevron',
  'external',
  'support',
]);
