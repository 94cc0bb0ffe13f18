import {
  defaultTheme,
  hostDefaults,
  type ThemeChoice,
  type Tokens,
  toFlag,
  toThemeChoice,
} from '@paywidget/shared/contract';
import type { ListFacts } from '../../app/takeover/listContent';
import { type Fields, isFields } from './deployment';
import { readUser } from './hostUser';
import { unusual } from './unusual';

type HostFacts = Omit<ListFacts, 'methods' | 'translator'>;

/**
 * Reads the facts on which the list depends from the host's messages, without the schemas.
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
  const { view, seesBonuses, country, currency, language } = readUser(payload);
  if (view !== 'main') unusual('view');
  if (seesBonuses) unusual('bonus');
  return {
    ...appearanceIn(updates, asked, deployed),
    isClosable: toFlag(payload.closingButton) ?? hostDefaults.closingButton,
    country,
    currency,
    language,
  };
}

function appearanceIn(updates: readonly Fields[], asked: string | null, deployed: Fields) {
  let theme = themeIn(asked ?? deployed.theme ?? defaultTheme);
  let tokens: Tokens = {};
  for (const update of updates) {
    if (update.payload || update.user) unusual('update');
    if (update.theme) theme = themeIn(update.theme);
    if (isFields(update.tokens)) tokens = { ...tokens, ...tokensIn(update.tokens) };
  }
  return { theme, tokens: [isFields(deployed.tokens) ? tokensIn(deployed.tokens) : {}, tokens] };
}

const themeIn = (raw: unknown): ThemeChoice => toThemeChoice(raw) ?? unusual('theme');

function tokensIn(raw: Fields) {
  for (const value of Object.values(raw)) if (typeof value !== 'string' && !isFields(value)) unusual('token');
  return raw;
}
