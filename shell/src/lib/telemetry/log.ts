/** Logs a warning to the browser's console, for developers. Neither the player nor the host receives it. */
export type Log = (text: string, detail?: unknown) => void;

export const log: Log = (text, detail) => {
  if (detail === undefined) console.warn(`[paywidget] ${text}`);
  else console.warn(`[paywidget] ${text}`, detail);
};

/**
 * The loggable part of a message: the names of its fields, or its type. Never its values, because they may be a token, a
 * card or the player's data.
 */
export const shapeOf = (message: unknown): string =>
  typeof message === 'object' && message ? `{${Object.keys(message)}}` : typeof message;
