import { useFlow } from '@paywidget/shared/navigation';
import { useHost } from '@paywidget/shared/services';
import { choiceAtom, useStore } from '@paywidget/shared/state';
import { type BankEntry, bankFieldOf } from '../../model/bank';
import { chosenBankAtom, draftAtom } from '../AmountScreen/draft';

/** Stores the chosen bank and its method, and opens the form. The form keeps the input in its other fields. */
export function useChooseBank(): (entry: BankEntry) => void {
  const store = useStore();
  const { go } = useFlow();
  const host = useHost();

  return ({ method, bank }) => {
    const { name, category, cardViewType } = method;
    host.track('withdrawal_method_chosen', { method: name, category, cardViewType });
    store.set(choiceAtom, ({ group }) => ({ group, method: name }));
    store.set(chosenBankAtom, bank && { method: name, code: bank.code });
    store.set(draftAtom, (draft) => {
      const field = bankFieldOf(method);
      if (!draft || !field) return draft;
      const { [field.name]: _, ...fields } = draft.texts.fields;
      return { ...draft, texts: { ...draft.texts, fields } };
    });
    go('withdrawal.redirect');
  };
}
