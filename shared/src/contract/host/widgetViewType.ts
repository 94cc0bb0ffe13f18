export type WidgetViewType = 'main' | 'sweep' | 'cryptobalance';

/** Converts the host's view type. Unknown values and a missing one become `main`. */
export const toWidgetViewType = (raw: unknown): WidgetViewType =>
  raw === 'sweep' || raw === 'cryptobalance' ? raw : 'main';
