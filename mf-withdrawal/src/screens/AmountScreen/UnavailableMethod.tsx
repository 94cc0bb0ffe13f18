import type { PaymentMethod } from '@paywidget/shared/contract';
import { MethodHeading } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { FlowScreen } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Notice } from '@paywidget/shared/ui';

interface UnavailableMethodProps {
  method: PaymentMethod;
  /** The player's, which the method does not pay out. */
  currency: string;
}

/** A method that does not pay out the player's currency: says so, and leads back to the others. */
export function UnavailableMethod({ method, currency }: UnavailableMethodProps) {
  const { t } = useTranslation();
  const title = methodTitle(method, useAtomValue(languageAtom));
  return (
    <FlowScreen heading={title}>
      <MethodHeading method={method} />
      <Notice tone="warning" title={t('withdrawal.currencyUnavailable', { currency })}>
        {t('withdrawal.currencyUnavailable.advice')}
      </Notice>
    </FlowScreen>
  );
}
