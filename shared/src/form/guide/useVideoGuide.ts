import type { PaymentMethod } from '@paywidget/shared/contract';
import { countryAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { videoGuideOf } from './videoGuide';

/** Returns the https URL of the method's video guide for this player, or `undefined` if none can be embedded. */
export function useVideoGuide(method: PaymentMethod): string | undefined {
  const language = useAtomValue(languageAtom);
  const country = useAtomValue(countryAtom);
  return videoGuideOf(method, { language, country });
}
