import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { amountErrorOf, type PaymentForm, usePaymentForm } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { toRequestNumber } from '@paywidget/shared/money';
import { toStoredAmount } from '@paywidget/shared/money/input';
import { useFlow } from '@paywidget/shared/navigation';
import { countryAtom, useAtomValue } from '@paywidget/shared/state';
import { useSubmitMetric } from '@paywidget/shared/transaction';
import { useDraftStart, useKeepDraft } from '@paywidget/shared/withdrawal';
import { useMemo } from 'react';
import type { CurrencyPair, Entry } from '../../model/conversion';
import { payoutCoinOf } from '../../model/payoutCoin';
import { type RedeemAmount, redeemAmountOf } from '../../model/redeemAmount';
import type { RedeemableState } from '../RedeemScreen/useRedeemable';
import { draftAtom } from './draft';
import { type Conversion, useConversion } from './useConversion';

export interface ConvertFormOptions {
  method: PaymentMethod;
  fields: readonly FormField[];
  check?: (texts: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  balance: RedeemableState;
}

export interface ConvertFormState {
  form: PaymentForm;
  pair: CurrencyPair;
  amount: RedeemAmount;
  conversion: Conversion;
  enter(entry: Entry): void;
  /** Submits the form, or shows what is missing. */
  submit(): void;
}

/** The name by which the form focuses its notices. */
export const convertNotices = 'notices';

/** The state of the convert form. A valid form leads to the review. */
export function useConvertForm({ method, fields, check, balance }: ConvertFormOptions): ConvertFormState {
  const { i18n } = useTranslation();
  const country = useAtomValue(countryAtom);
  const { go } = useFlow();
  const { redeemable } = balance;
  const pair = useMemo(
    () => ({ from: redeemable.currency, to: payoutCoinOf(method) }),
    [redeemable.currency, method],
  );
  const amount = useMemo(
    () => redeemAmountOf({ method, redeemable, country }),
    [method, redeemable, country],
  );
  const start = useDraftStart(draftAtom, method.name);
  const conversion = useConversion(pair, start?.typed ?? { side: 'from', text: amount.prefill ?? '' });
  const form = usePaymentForm({
    method,
    fields,
    country,
    start: start?.texts,
    check,
    ownAmountError: amountErrorOf({
      amount: conversion.redeemed ?? '',
      methodName: method.name,
      limits: amount.limits,
      balance: amount.balance,
      currency: pair.from,
      locale: i18n.language,
      rules: [],
      resultOf: () => ({ kind: 'valid' }),
    }),
  });
  const keepSubmitted = useKeepDraft(draftAtom, method.name, () => ({
    texts: form.texts(),
    typed: conversion.entry,
  }));
  const trackSubmit = useSubmitMetric('withdrawal_submit', method);

  function submit() {
    trackSubmit();
    const { redeemed, state } = conversion;
    if (amount.isBalanceTooLow || state === 'failed') return form.focusControl(convertNotices);
    // The redeemed amount is known only after the other amount is converted.
    if (state === 'converting') return form.focusControl('received');
    const validation = form.validate();
    if (!validation.ok || redeemed === undefined) return;
    keepSubmitted({
      request: {
        amount: toRequestNumber(redeemed),
        currency: pair.from,
        toCurrency: pair.to,
        paymentType: method.name,
        fields: validation.fields,
        accountType: 'main',
      },
      entries: form.fields.map(({ field, text }) => ({ field, text })),
      pair,
      redeemed,
      received: toStoredAmount(conversion.displayed.to),
    });
    go('sweep.withdrawal.confirm');
  }

  return {
    form,
    pair,
    amount,
    conversion,
    enter(entry) {
      conversion.enter(entry);
      form.edit('amount');
    },
    submit,
  };
}
