/** Logs a warning to the browser's console, for developers. Neither the player nor the host receives it. */
export type Log = (text: string, detail?: unknown) => void;

export const log: Log = (text, detail) => {
  if (detail === undefined) console.warn(`[paywidget] ${text}`);
  else console.warn(`[paywidget] ${text}`, detail);
};
