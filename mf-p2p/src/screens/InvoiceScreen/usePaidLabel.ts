import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { unifiedFlowOf } from '@paywidget/shared/invoice';
import { type DepositAnswer, languageAtom, useAtomValue } from '@paywidget/shared/state';

/** What the button that says 'paid' is called, on it and wherever it is spoken of: in the server's words, else in ours. */
export function usePaidLabel(answer: DepositAnswer | undefined): string {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const buttons = (answer && unifiedFlowOf(answer)?.buttons) ?? answer?.buttons;
  const paid = buttons?.find(({ type }) => type === 'paid');
  return textIn(paid?.text, language) ?? t('invoice.paid');
}
