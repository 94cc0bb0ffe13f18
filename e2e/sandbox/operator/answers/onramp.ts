import { type AnswerContext, type MadeAnswer, respond } from './madeAnswer';
import { quiet, redirect } from './redirect';

const onrampProviders = [
  { method: 'moonpay', feePercent: 3.5 },
  { method: 'banxa', feePercent: 2.9 },
  { method: 'transak', feePercent: 4.2 },
];

/** What each provider would give, and take. */
export function onrampOffers(context: AnswerContext): MadeAnswer {
  const paymentMethodOffers = onrampProviders.map(({ method, feePercent }) => {
    const fee = (Number(context.amount) * feePercent) / 100;
    return {
      method,
      fee: fee.toFixed(2),
      amount: (Number(context.amount) - fee).toFixed(2),
      iconIds: [{ id: method }],
    };
  });
  return { kind: 'onramp', answer: respond(context, { data: { paymentMethodOffers } }) };
}

/** Goes on with an on-ramp offer: to the provider's page. */
export const onrampAnswer = (context: AnswerContext): MadeAnswer =>
  context.outcome.settles ? quiet(context) : redirect(context);
