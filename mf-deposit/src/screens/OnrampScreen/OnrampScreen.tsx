import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder } from '@paywidget/shared/form';
import { OnrampForm } from './OnrampForm';

/** Buys coins for the player through a provider: a currency, an amount, then the offers. See docs/rules/onramp.md. */
export function OnrampScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <OnrampForm method={method} />}
    </ChosenMethod>
  );
}
