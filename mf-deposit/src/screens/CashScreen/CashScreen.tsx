import { ChosenMethod } from '@paywidget/shared/deposit/form';
import { FormPlaceholder } from '@paywidget/shared/form';
import { CashDeposit } from './CashDeposit';

/** Where cash is paid in: through an agent, whom the player meets in a chat (specification, section 2). */
export function CashScreen() {
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <CashDeposit method={method} />}
    </ChosenMethod>
  );
}
