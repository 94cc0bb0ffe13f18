import type { PaymentMethod } from '@paywidget/shared/contract';
import { MethodHeading } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { FlowScreen } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Notice } from '@paywidget/shared/ui';

interface UnavailableMethodProps {
  method: PaymentMethod;
  /** The player's currency, in which the method does not pay out. */
  currency: string;
}

/** Shown for a method that does not pay out in the player's currency. Leads back to the other methods. */
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
