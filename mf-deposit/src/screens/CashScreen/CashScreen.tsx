import { ChosenMethod } from '../../form/ChosenMethod';
import { CashDeposit } from './CashDeposit';

/** Where cash is paid in: through an agent, whom the player meets in a chat (specification, section 2). */
export function CashScreen() {
  return <ChosenMethod>{(method) => <CashDeposit method={method} />}</ChosenMethod>;
}
