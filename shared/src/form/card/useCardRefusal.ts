import type { FormField } from '@paywidget/shared/contract';
import { useHost, useService } from '@paywidget/shared/services';
import { useEffect } from 'react';
import { isCardNumberField } from '../rules/luhn';

/** Returns true if a form must not ask for its card number here. Also reports this to the host. */
export function useCardRefusal(method: string, fields: readonly FormField[]): boolean {
  const host = useHost();
  const { cardFields } = useService('permissions');
  const isRefused =
    !cardFields() && fields.some((field) => isCardNumberField(field) && !field.isHidden && !field.isDisabled);
  useEffect(() => {
    if (!isRefused) return;
    host.report(
      'form.cardRefused',
      `Method ${method} asks for a card number, and the deployment does not allow that in package mode (packageCardFields)`,
    );
  }, [isRefused, method, host]);
  return isRefused;
}
