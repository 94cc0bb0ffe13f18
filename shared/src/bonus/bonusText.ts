import type { Bonus } from '@paywidget/shared/contract';
import { textIn, type useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { bonusTerms } from './model/bonusTerms';
import type { BonusView } from './model/depositBonus';

type Translator = Pick<ReturnType<typeof useTranslation>, 't' | 'i18n'>;

/** What a bonus is called: the host's words in the player's language, else what kind of bonus it is. */
export function bonusTitle({ type, content }: Bonus, language: string, { t }: Translator): string {
  const stated = textIn(content?.title, language);
  if (stated) return stated;
  return type === 'freespin' ? t('bonus.kind.freespin') : t('bonus.kind.deposit');
}

/** From which amount on the bonus counts, in its own currency; nothing where any amount does. */
export function bonusMinimumText(
  { bonus, currency }: Pick<BonusView, 'bonus' | 'currency'>,
  { t, i18n }: Translator,
): string | undefined {
  const { minimum } = bonusTerms(bonus);
  if (minimum === undefined) return undefined;
  return t('bonus.from', { amount: formatAmount(minimum, bonus.currency ?? currency, i18n.language) });
}

/** What the deposit gives with the bonus, or what it lacks: `+€25 · wager ×30`, `Deposit €10 more to get it`. */
export function bonusResultText(view: BonusView, translator: Translator): string {
  const { bonus, offer, currency } = view;
  const { t, i18n } = translator;
  const written = (amount: string) => formatAmount(amount, currency, i18n.language);
  if (offer.state === 'short') return t('bonus.short', { amount: written(offer.missing) });
  if (offer.state === 'open') return bonusMinimumText(view, translator) ?? t('bonus.reached');
  const { wager } = bonusTerms(bonus);
  const gains = [
    offer.gain === undefined ? undefined : t('bonus.gain.amount', { amount: written(offer.gain) }),
    offer.spins === undefined ? undefined : t('bonus.gain.spins', { count: offer.spins }),
  ].filter((gain) => gain !== undefined);
  const terms = wager === undefined ? [] : [t('bonus.gain.wager', { times: wager })];
  return [...(gains.length > 0 ? gains : [t('bonus.reached')]), ...terms].join(' · ');
}
