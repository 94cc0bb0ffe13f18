import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder } from '@paywidget/shared/form';
import { OnrampForm } from './OnrampForm';

/** Where coins are bought for the player: a currency, an amount in it, and on to the offers (specification, section 2). */
export function OnrampScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <OnrampForm method={method} />}
    </ChosenMethod>
  );
}
