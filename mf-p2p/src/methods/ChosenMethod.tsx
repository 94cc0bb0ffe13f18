import { lacksCurrency, methodTitle, useChosenMethod } from '@paywidget/shared/catalogue';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { FlowScreen, useFlow } from '@paywidget/shared/flow';
import { MethodHeading } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { currencyAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, Notice } from '@paywidget/shared/ui';
import { Fragment, type ReactNode, useEffect } from 'react';
import { FormPlaceholder } from '../form/FormPlaceholder';
import { useMethodList } from './useMethodList';

interface ChosenMethodProps {
  /** The page of the method; it starts anew with another one. */
  children: (method: PaymentMethod) => ReactNode;
}

/**
 * The page of the method that the player chose, once it is known. One that lacks the player's currency is said to be
 * unavailable; one that is no longer there leads back to the list.
 */
export function ChosenMethod({ children }: ChosenMethodProps) {
  const methods = useMethodList();
  const method = useChosenMethod();
  const currency = useAtomValue(currencyAtom);
  const { go } = useFlow();
  const isGone = methods !== undefined && !method;

  useEffect(() => {
    if (isGone) go('deposit.list', { replace: true });
  }, [isGone, go]);

  if (!method) return <FormPlaceholder />;
  if (lacksCurrency(method, currency)) return <UnavailableMethod method={method} currency={currency} />;
  return <Fragment key={method.name}>{children(method)}</Fragment>;
}

/** The list has what can be used instead, coins too (specification, section 8). */
function UnavailableMethod({ method, currency }: { method: PaymentMethod; currency: string }) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const language = useAtomValue(languageAtom);
  return (
    <FlowScreen
      heading={methodTitle(method, language)}
      footer={
        <Button action="back" onClick={() => go('deposit.list', { replace: true })}>
          {t('deposit.currencyUnavailable.list')}
        </Button>
      }
    >
      <MethodHeading method={method} />
      <Notice tone="warning" title={t('deposit.currencyUnavailable', { currency })}>
        {t('deposit.currencyUnavailable.advice')}
      </Notice>
    </FlowScreen>
  );
}
