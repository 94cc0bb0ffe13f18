import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder } from '@paywidget/shared/form';
import { CashDeposit } from './CashDeposit';

/** Deposits cash through an agent, whom the player contacts in a chat. */
export function CashScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <CashDeposit method={method} />}
    </ChosenMethod>
  );
}
