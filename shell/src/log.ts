/** Tells whoever has the browser's console open. Neither the player nor the host sees it. */
export type Log = (text: string, detail?: unknown) => void;

export const log: Log = (text, detail) => {
  if (detail === undefined) console.warn(`[paywidget] ${text}`);
  else console.warn(`[paywidget] ${text}`, detail);
};
