import type { PaymentMethod } from '@paywidget/shared/contract';
import { localeGroupOf } from '@paywidget/shared/i18n';

export interface GuideAudience {
  /** The player's language, such as `en` or `hi-Latn-IN`. */
  language: string;
  /** The chosen region, else the player's country. */
  country: string;
}

/** Splits a key such as `pt_br`, `pt-BR` or `pt` into language and country. */
function parseGuideKey(key: string): { language: string; country?: string } {
  const [language = '', country] = key.toLowerCase().split(/[-_]/);
  return { language, country };
}

/** Scores how well a guide suits the player: language before country, English before other foreign languages. */
function matchScore(key: string, { language, country }: GuideAudience): number {
  const guide = parseGuideKey(key);
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
 * Returns the https URL of the video guide that suits the player best, or `undefined` if none can be embedded. Keys are
 * `lang_country`. Order of preference: the player's language and country, the language without a country, the language with
 * another country, then English in the same order, then any guide, the player's country first.
 */
export function videoGuideOf(
  { videoGuideUrl = {} }: Pick<PaymentMethod, 'videoGuideUrl'>,
  audience: GuideAudience,
): string | undefined {
  const [best] = Object.entries(videoGuideUrl)
    .filter(([, { redesign }]) => isHttps(redesign))
    .sort(([a], [b]) => matchScore(b, audience) - matchScore(a, audience));
  return best?.[1].redesign;
}
