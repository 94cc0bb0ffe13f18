import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { type PaymentForm, usePaymentForm } from '@paywidget/shared/form';
import { type Decimal, isDecimal, toRequestNumber } from '@paywidget/shared/money';
import { toStoredAmount } from '@paywidget/shared/money/input';
import { useFlow } from '@paywidget/shared/navigation';
import { countryAtom, currencyAtom, useAtomValue, userAtom } from '@paywidget/shared/state';
import { useSubmitMetric } from '@paywidget/shared/transaction';
import { useDraftStart, useKeepDraft } from '@paywidget/shared/withdrawal';
import { useMemo, useState } from 'react';
import { type Account, type AccountType, accountsOf } from '../../model/accounts';
import { type WithdrawalAmount, withdrawalAmountOf } from '../../model/withdrawalAmount';
import { draftAtom } from './draft';
import { type AccountHolder, useAccountHolder } from './useAccountHolder';

export interface WithdrawalFormOptions {
  method: PaymentMethod;
  fields: readonly FormField[];
  check?: (texts: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
}

export interface WithdrawalFormState {
  form: PaymentForm;
  amount: WithdrawalAmount;
  /** Undefined until the player has entered a valid amount. */
  enteredAmount: Decimal | undefined;
  accounts: readonly Account[];
  account: Account;
  chooseAccount(type: AccountType): void;
  holder: AccountHolder;
  /** Leads to the confirm page, or shows what is missing. */
  submit(): void;
}

/** The name by which the form focuses the notice about the balance. */
export const balanceNotice = 'balance';

/** The state of a method's withdrawal form. A valid form leads to the confirm page. */
export function useWithdrawalForm({ method, fields, check }: WithdrawalFormOptions): WithdrawalFormState {
  const { go } = useFlow();
  const country = useAtomValue(countryAtom);
  const currency = useAtomValue(currencyAtom);
  const { balanceData } = useAtomValue(userAtom);
  const accounts = useMemo(() => accountsOf(balanceData, currency), [balanceData, currency]);
  const start = useDraftStart(draftAtom, method.name);
  const [chosen, chooseAccount] = useState<AccountType>(start?.typed ?? 'main');
  const account = accounts.find(({ type }) => type === chosen) ?? accounts[0];
  const amount = useMemo(
    () => withdrawalAmountOf({ method, currency, country, balance: account.balance }),
    [method, currency, country, account.balance],
  );
  const form = usePaymentForm({ method, fields, country, amount, start: start?.texts, check });
  const keepSubmitted = useKeepDraft(draftAtom, method.name, () => ({
    texts: form.texts(),
    // Also if the host does not send the balance of this account at the moment.
    typed: chosen,
  }));
  const holder = useAccountHolder(method, form);
  const trackSubmit = useSubmitMetric('withdrawal_submit', method);
  const entered = toStoredAmount(form.amount?.text ?? '');

  function submit() {
    trackSubmit();
    if (amount.isBalanceTooLow) return form.focusControl(balanceNotice);
    const validation = form.validate();
    if (!validation.ok || validation.amount === undefined) return;
    keepSubmitted({
      request: {
        amount: toRequestNumber(validation.amount),
        currency,
        paymentType: method.name,
        fields: validation.fields,
        accountType: account.type,
      },
      entries: form.fields.map(({ field, text }) => ({ field, text })),
      holder: holder.kind === 'found' ? holder.name : undefined,
    });
    go('withdrawal.confirm');
  }

  return {
    form,
    amount,
    enteredAmount: isDecimal(entered) ? entered : undefined,
    accounts,
    account,
    chooseAccount,
    holder,
    submit,
  };
}
