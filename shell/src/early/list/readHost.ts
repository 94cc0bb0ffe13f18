import { type Tokens, toFlag, toWidgetViewType } from '@paywidget/shared/contract';
import { paymentCurrencyOf } from '@paywidget/shared/money';
import type { ThemeChoice } from '@paywidget/shared/state';
import type { FirstListFacts } from '../../firstList/firstListOf';
import { type Fields, isFields, languageIn, wordIn } from '../deployment';
import { hasBonuses } from '../hasBonuses';
import { unusual } from './unusual';

type HostFacts = Omit<FirstListFacts, 'methods' | 'translator'>;

/**
 * Reads what the list depends on from the host's messages, without the schemas.
 * @param asked the theme in the page's address
 * @param deployed the deployment's configuration
 * @throws Unusual
 */
export function readHost(
  payload: Fields,
  updates: readonly Fields[],
  asked: string | null,
  deployed: Fields,
): HostFacts {
  const user = isFields(payload.user) ? payload.user : {};
  if (toWidgetViewType(payload.widgetViewType ?? user.widgetViewType) !== 'main') unusual('view');
  const { closingButton } = payload;
  if (hasBonuses(payload)) unusual('bonus');
  const currency = paymentCurrencyOf((wordIn(user.currency) ?? 'USD').toUpperCase());
  return {
    ...appearanceIn(updates, asked, deployed),
    isClosable: toFlag(closingButton) ?? true,
    country: (wordIn(user.paymentGeo) ?? 'RU').toLowerCase(),
    currency,
    language: languageIn(payload),
  };
}

function appearanceIn(updates: readonly Fields[], asked: string | null, deployed: Fields) {
  let theme = themeIn(asked ?? deployed.theme ?? 'light');
  let tokens: Tokens = {};
  for (const update of updates) {
    if (update.payload || update.user) unusual('update');
    if (update.theme) theme = themeIn(update.theme);
    if (isFields(update.tokens)) tokens = { ...tokens, ...tokensIn(update.tokens) };
  }
  return { theme, tokens: [isFields(deployed.tokens) ? tokensIn(deployed.tokens) : {}, tokens] };
}

const themeIn = (raw: unknown): ThemeChoice =>
  raw === 'light' || raw === 'dark' || raw === 'auto' ? raw : unusual('theme');

function tokensIn(raw: Fields) {
  for (const value of Object.values(raw)) if (typeof value !== 'string' && !isFields(value)) unusual('token');
  return raw;
}
