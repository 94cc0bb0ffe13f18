import { ChosenRedemption } from '../RedeemScreen/ChosenRedemption';
import { ConvertPage } from './ConvertPage';
import { ConvertPlaceholder } from './ConvertPlaceholder';

/** Where sweep coins become coins of a wallet: two amounts that follow each other, and where they go. */
export function ConvertScreen() {
  return (
    <ChosenRedemption placeholder={<ConvertPlaceholder />}>
      {(method) => <ConvertPage method={method} />}
    </ChosenRedemption>
  );
}
