import { FormPlaceholder } from '@paywidget/shared/form';
import { ChosenRedemption } from '../RedeemScreen/ChosenRedemption';
import { ConvertPage } from './ConvertPage';

/** Where sweep coins become coins of a wallet: two amounts that follow each other, and where they go. */
export function ConvertScreen() {
  return (
    <ChosenRedemption placeholder={<FormPlaceholder hasTwoAmounts />}>
      {(method) => <ConvertPage method={method} />}
    </ChosenRedemption>
  );
}
