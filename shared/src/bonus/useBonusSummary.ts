import { useTranslation } from '@paywidget/shared/i18n';
import type { SummaryRow } from '@paywidget/shared/ui/controls';
import { bonusResultText } from './bonusText';
import type { DepositBonus } from './model/depositBonus';

/** The summary's row about the bonus: what the deposit gives with it; nothing while it is off. */
export function useBonusSummary({ view }: DepositBonus): SummaryRow | undefined {
  const translator = useTranslation();
  if (!view?.isOn) return undefined;
  return { label: translator.t('bonus.title'), value: bonusResultText(view, translator) };
}
