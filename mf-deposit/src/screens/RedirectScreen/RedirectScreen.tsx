import type { PaymentMethod } from '@paywidget/shared/contract';
import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder } from '@paywidget/shared/form';
import { depositPageOf } from '@paywidget/shared/methods';
import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { useEffect } from 'react';
import { MethodForm } from './MethodForm';

/**
 * Where most methods are paid with: an amount, the method's fields, and the way to the provider. India's methods begin
 * here too; that theirs is prepared first is told by the method itself.
 */
export function RedirectScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>{(method) => <FormOf method={method} />}</ChosenMethod>
  );
}

/** A page that follows a deposit leads back to the redirect base, after a reload too: from there to the method's own page. */
function FormOf({ method }: { method: PaymentMethod }) {
  const { route } = useFlowPosition();
  const { go } = useFlow();
  const own = depositPageOf(method, 'list');
  const elsewhere = route.screen === 'deposit.redirect' && own !== route.screen ? own : undefined;

  useEffect(() => {
    if (elsewhere) go(elsewhere, { replace: true });
  }, [elsewhere, go]);

  return elsewhere ? <FormPlaceholder /> : <MethodForm method={method} />;
}
