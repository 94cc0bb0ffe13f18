import { FormPlaceholder } from '@paywidget/shared/form';
import { useRedirect } from '@paywidget/shared/navigation';
import { choiceAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { useOpenCreatedWithdrawal, useSubmittedForm } from '@paywidget/shared/withdrawal';
import { formPageOf } from '../../model/pages';
import { ChosenMethod } from '../AmountScreen/ChosenMethod';
import { draftAtom, type SubmittedWithdrawal } from '../AmountScreen/draft';
import { Confirmation } from './Confirmation';

/**
 * Shows the withdrawal to confirm, and the button that sends it. Without a submitted form of the chosen method in the player's
 * currency, goes back to the form.
 */
export function ConfirmScreen() {
  const choice = useAtomValue(choiceAtom);
  const submitted = useSubmittedWithdrawal();
  const isCreated = useOpenCreatedWithdrawal();
  const isMissing = !submitted && !isCreated;

  useRedirect(isMissing && formPageOf(choice));

  if (!submitted) return <FormPlaceholder />;
  return (
    <ChosenMethod placeholder={<FormPlaceholder />}>
      {(method) => <Confirmation method={method} form={submitted} />}
    </ChosenMethod>
  );
}

/** Returns the submitted form. Undefined if it belongs to another method, player or currency. */
function useSubmittedWithdrawal(): SubmittedWithdrawal | undefined {
  const { method } = useAtomValue(choiceAtom);
  const submitted = useSubmittedForm(draftAtom, method);
  const currency = useAtomValue(currencyAtom);
  return submitted?.request.currency === currency ? submitted : undefined;
}
