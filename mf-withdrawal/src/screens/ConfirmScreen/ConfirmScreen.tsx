import { FormPlaceholder } from '@paywidget/shared/form';
import { useFlow } from '@paywidget/shared/navigation';
import { attemptKeyAtom, choiceAtom, currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { useOpenCreatedWithdrawal } from '@paywidget/shared/withdrawal';
import { useEffect } from 'react';
import { formPageOf } from '../../model/pages';
import { draftAtom, type Filled } from '../AmountScreen/draft';
import { ChosenMethod } from '../WithdrawalListScreen/ChosenMethod';
import { Confirmation } from './Confirmation';

/**
 * What is about to be withdrawn, once more, and the one button that does it. Without a filled-in form of the chosen method
 * in the player's currency it leads back to the form.
 */
export function ConfirmScreen() {
  const { go } = useFlow();
  const choice = useAtomValue(choiceAtom);
  const filled = useFilled();
  const isMade = useOpenCreatedWithdrawal();
  const isLost = !filled && !isMade;

  useEffect(() => {
    if (isLost) go(formPageOf(choice), { replace: true });
  }, [isLost, choice, go]);

  if (!filled) return <FormPlaceholder hasTitle />;
  return (
    <ChosenMethod placeholder={<FormPlaceholder hasTitle />}>
      {(method) => <Confirmation method={method} filled={filled} />}
    </ChosenMethod>
  );
}

/** The form as it was submitted; nothing of another method, player or currency. */
function useFilled(): Filled | undefined {
  const draft = useAtomValue(draftAtom);
  const { method } = useAtomValue(choiceAtom);
  const player = useAtomValue(attemptKeyAtom);
  const currency = useAtomValue(currencyAtom);
  const isOurs = draft?.method === method && draft?.player === player;
  return isOurs && draft?.filled?.request.currency === currency ? draft.filled : undefined;
}
