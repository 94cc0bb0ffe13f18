import type { Bonus } from '@paywidget/shared/contract';
import { textIn, type useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { bonusTerms } from './model/bonusTerms';
import type { BonusView } from './model/depositBonus';

type Translator = Pick<ReturnType<typeof useTranslation>, 't' | 'i18n'>;

/** Returns a bonus's title: the host's text in the player's language, else the name of the bonus type. */
export function bonusTitle({ type, content }: Bonus, language: string, { t }: Translator): string {
  const hostTitle = textIn(content?.title, language);
  if (hostTitle) return hostTitle;
  return type === 'freespin' ? t('bonus.kind.freespin') : t('bonus.kind.deposit');
}

/** Returns the text with the minimum deposit in the bonus's currency, or `undefined` if there is no minimum. */
export function bonusMinimumText(
  { bonus, currency }: Pick<BonusView, 'bonus' | 'currency'>,
  { t, i18n }: Translator,
): string | undefined {
  const { minimum } = bonusTerms(bonus);
  if (minimum === undefined) return undefined;
  return t('bonus.from', { amount: formatAmount(minimum, bonus.currency ?? currency, i18n.language) });
}

/** Returns the deposit's gain with the bonus, or the missing amount: `+€25 · wager ×30`, `Add €10 to get this bonus`. */
export function bonusResultText(view: BonusView, translator: Translator): string {
  const { bonus, result, currency } = view;
  const { t, i18n } = translator;
  const format = (amount: string) => formatAmount(amount, currency, i18n.language);
  if (result.state === 'belowMinimum') return t('bonus.short', { amount: format(result.missing) });
  if (result.state === 'unknown') return bonusMinimumText(view, translator) ?? t('bonus.reached');
  const { wager } = bonusTerms(bonus);
  const gains = [
    result.gain === undefined ? undefined : t('bonus.gain.amount', { amount: format(result.gain) }),
    result.spins === undefined ? undefined : t('bonus.gain.spins', { count: result.spins }),
  ].filter((gain) => gain !== undefined);
  const terms = wager === undefined ? [] : [t('bonus.gain.wager', { times: wager })];
  return [...(gains.length > 0 ? gains : [t('bonus.reached')]), ...terms].join(' · ');
}
