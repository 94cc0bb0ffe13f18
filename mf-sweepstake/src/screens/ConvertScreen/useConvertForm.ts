import type { FormField, PaymentMethod } from '@paywidget/shared/contract';
import { amountErrorOf, type PaymentForm, usePaymentForm } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { toRequestNumber } from '@paywidget/shared/money';
import { countryAtom, useAtomValue } from '@paywidget/shared/state';
import { useSubmitMetric } from '@paywidget/shared/transaction';
import { useSubmitWithdrawal, type WithdrawalRequest } from '@paywidget/shared/withdrawal';
import { useMemo, useState } from 'react';
import type { CurrencyPair, Entry } from '../../model/conversion';
import { payoutCoinOf } from '../../model/payoutCoin';
import { type RedeemAmount, redeemAmountOf } from '../../model/redeemAmount';
import { useDraftStart, useKeepDraft } from '../RedeemScreen/redemptionDraft';
import type { RedeemableState } from '../RedeemScreen/useRedeemable';
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
  /** The error of the redeemed amount. Shown once the player has left an amount field or submitted. */
  amountError: string | undefined;
  /** The form's values are those that were sent last. */
  isSameAsSent: boolean;
  enter(entry: Entry): void;
  /** Called when the player leaves an amount field. */
  touch(): void;
  submit(): void;
}

/** The state of the convert form. It creates the withdrawal at once, without a confirm page. */
export function useConvertForm({ method, fields, check, balance }: ConvertFormOptions): ConvertFormState {
  const { t, i18n } = useTranslation();
  const country = useAtomValue(countryAtom);
  const { send } = useSubmitWithdrawal();
  const { redeemable } = balance;
  const pair = useMemo(
    () => ({ from: redeemable.currency, to: payoutCoinOf(method) }),
    [redeemable.currency, method],
  );
  const amount = useMemo(
    () => redeemAmountOf({ method, redeemable, country }),
    [method, redeemable, country],
  );
  const draft = useDraftStart(method.name);
  const conversion = useConversion(pair, draft?.entry ?? { side: 'from', text: amount.prefill ?? '' });
  const form = usePaymentForm({ method, fields, country, start: draft?.texts, check });
  useKeepDraft(method.name, () => ({ texts: form.texts(), entry: conversion.entry }));
  const [isTouched, setIsTouched] = useState(false);
  const [sentInput, setSentInput] = useState<string>();
  const trackSubmit = useSubmitMetric('withdrawal_submit', method);
  const currentInput = JSON.stringify([
    conversion.redeemed,
    form.fields.map(({ name, text }) => [name, text]),
  ]);

  const error = amountErrorOf({
    amount: conversion.redeemed ?? '',
    methodName: method.name,
    limits: amount.limits,
    balance: amount.balance,
    currency: pair.from,
    locale: i18n.language,
    rules: [],
    resultOf: () => ({ kind: 'valid' }),
  });

  function submit() {
    trackSubmit();
    setIsTouched(true);
    const validation = form.validate();
    const { redeemed, state } = conversion;
    if (!validation.ok || error || state !== 'known' || redeemed === undefined) return;
    const request: WithdrawalRequest = {
      amount: toRequestNumber(redeemed),
      currency: pair.from,
      toCurrency: pair.to,
      paymentType: method.name,
      fields: validation.fields,
      accountType: 'main',
    };
    setSentInput(currentInput);
    void send(request);
  }

  return {
    form,
    pair,
    amount,
    conversion,
    // While the other amount is converted, the redeemed amount may be outdated.
    amountError:
      isTouched && conversion.state !== 'converting' && error ? t(error.key, { ...error.params }) : undefined,
    isSameAsSent: currentInput === sentInput,
    enter: conversion.enter,
    touch: () => setIsTouched(true),
    submit,
  };
}
