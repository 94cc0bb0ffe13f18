import type { PaymentMethod } from '@paywidget/shared/contract';
import { labelOf, optionsOf } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import type { SummaryRow } from '@paywidget/shared/ui/controls';
import type { FieldEntry } from '@paywidget/shared/withdrawal';
import { destinationText } from './destination';
import { GroupedText } from './GroupedText';

/** Returns the rows that show where the money goes, in the player's language. */
export function useDestinationRows(method: PaymentMethod, entries: readonly FieldEntry[]): SummaryRow[] {
  const translator = useTranslation();
  return entries.flatMap((entry) => {
    const shown = destinationText(entry, ({ field, text }) => {
      const options = optionsOf(field, method, translator.i18n.language);
      return options.find((option) => option.value === text)?.label ?? text;
    });
    if (!shown) return [];
    const { text, isGrouped } = shown;
    return [
      { label: labelOf(entry.field, translator), value: isGrouped ? <GroupedText text={text} /> : text },
    ];
  });
}
