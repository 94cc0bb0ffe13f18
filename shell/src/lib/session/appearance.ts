import { ThemeChoice, Tokens, toThemeChoice } from '@paywidget/shared/contract';
import { createRecordStore } from '@paywidget/shared/state';
import * as z from 'zod/mini';

/** Returns the theme in a query, if the query names a valid theme. */
export const themeIn = (query: URLSearchParams): ThemeChoice | undefined => toThemeChoice(query.get('theme'));

const Appearance = z.object({
  theme: z.optional(ThemeChoice),
  language: z.optional(z.string()),
  tokens: z.optional(Tokens),
});
/** The look of a helper window: the same as the widget that opened it. */
export type Appearance = z.infer<typeof Appearance>;

function parse(text: string): Appearance | undefined {
  try {
    return z.safeParse(Appearance, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The helper window's appearance. Kept in the tab, because the provider's redirect does not contain it. */
export const helperAppearance = createRecordStore('paywidget.appearance', { parse });
