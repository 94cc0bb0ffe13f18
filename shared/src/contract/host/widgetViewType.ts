export type WidgetViewType = 'main' | 'sweep' | 'cryptobalance';

/** Converts the host's view type. An unknown or missing value becomes `main`. */
export const toWidgetViewType = (raw: unknown): WidgetViewType =>
  raw === 'sweep' || raw === 'cryptobalance' ? raw : 'main';
