import { ChosenMethod } from '../../form/ChosenMethod';
import { MethodForm } from '../../form/MethodForm';

/**
 * Where most methods are paid with: an amount, the method's fields, and the way to the provider. India's methods begin
 * here too; that theirs is prepared first is told by the method itself.
 */
export function RedirectScreen() {
  return <ChosenMethod>{(method) => <MethodForm method={method} />}</ChosenMethod>;
}
