import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { unifiedFlowOf } from '@paywidget/shared/invoice';
import type { DepositAnswer } from '@paywidget/shared/payments';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';

/** The label of the paid button, on the button and in texts about it: the server's label, else the widget's label. */
export function usePaidLabel(answer: DepositAnswer | undefined): string {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const buttons = (answer && unifiedFlowOf(answer)?.buttons) ?? answer?.buttons;
  const paid = buttons?.find(({ type }) => type === 'paid');
  return textIn(paid?.text, language) ?? t('invoice.paid');
}
