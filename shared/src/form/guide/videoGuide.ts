import type { PaymentMethod } from '@paywidget/shared/contract';
import { localeGroupOf } from '@paywidget/shared/i18n';

export interface GuideAudience {
  /** The player's language, such as `en` or `hi-Latn-IN`. */
  language: string;
  /** The chosen region, else the player's country. */
  country: string;
}

/** A key such as `pt_br`, `pt-BR` or `pt`, taken apart. */
function audienceOf(key: string): { language: string; country?: string } {
  const [language = '', country] = key.toLowerCase().split(/[-_]/);
  return { language, country };
}

/** How well a guide suits: its language counts more than its country, and English more than another foreign one. */
function suitability(key: string, { language, country }: GuideAudience): number {
  const guide = audienceOf(key);
  const ofLanguage = guide.language === localeGroupOf(language) ? 6 : guide.language === 'en' ? 3 : 0;
  const ofCountry = guide.country === country.toLowerCase() ? 2 : guide.country === undefined ? 1 : 0;
  return ofLanguage + ofCountry;
}

function isHttps(link: string): boolean {
  try {
    return new URL(link).protocol === 'https:';
  } catch {
    return false;
  }
}

/**
 * The address of the method's video guide that suits the player best; nothing where there is none that may be embedded.
 * Keys are `lang_country`: the player's own language and country, the language without a country, the language of
 * another country, then English in the same order, then whatever there is, the player's country first.
 */
export function videoGuideOf(
  { videoGuideUrl = {} }: Pick<PaymentMethod, 'videoGuideUrl'>,
  audience: GuideAudience,
): string | undefined {
  const [best] = Object.entries(videoGuideUrl)
    .filter(([, { redesign }]) => isHttps(redesign))
    .sort(([a], [b]) => suitability(b, audience) - suitability(a, audience));
  return best?.[1].redesign;
}
