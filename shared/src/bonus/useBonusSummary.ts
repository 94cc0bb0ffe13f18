import { useTranslation } from '@paywidget/shared/i18n';
import type { SummaryRow } from '@paywidget/shared/ui/controls';
import { bonusResultText } from './bonusText';
import type { DepositBonus } from './model/depositBonus';

/** Returns the summary row with the gain of the bonus, or `undefined` while bonuses are off. */
export function useBonusSummary({ view }: DepositBonus): SummaryRow | undefined {
  const translator = useTranslation();
  if (!view?.isOn) return undefined;
  return { label: translator.t('bonus.title'), value: bonusResultText(view, translator) };
}
