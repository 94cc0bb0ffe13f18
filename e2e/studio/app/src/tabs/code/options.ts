import { Name } from './literal';
import type { SnippetOptions } from './way';

const token = new Name('token');

export const userOf = ({ country, currency, lang }: SnippetOptions) => ({
  token,
  paymentGeo: country.toUpperCase(),
  currency,
  locale: lang,
});

/** The options that differ from the widget's defaults. */
export const shownOf = ({ transaction, theme, tokens, view }: SnippetOptions) => ({
  payload: view === 'main' ? undefined : { widgetViewType: view },
  transaction: transaction === 'deposit' ? undefined : transaction,
  theme: theme === 'light' ? undefined : theme,
  tokens: Object.keys(tokens).length > 0 ? tokens : undefined,
});

/** The host's reaction to the outcome of a deposit: the listener's parameters and body. */
export const logStatus = '({ depositId, status }) => console.log(depositId, status)';

export const listeners = new Name(`{ DepositStatus: ${logStatus} }`);
