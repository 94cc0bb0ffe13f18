import { type BuiltResponse, depositResponse, type ResponseContext } from './builtResponse';
import { redirect, withoutRedirect } from './redirect';

const onrampProviders = [
  { method: 'moonpay', feePercent: 3.5 },
  { method: 'banxa', feePercent: 2.9 },
  { method: 'transak', feePercent: 4.2 },
];

/** True if a provider with this method is among the offers. */
export const isOffered = (method: string): boolean =>
  onrampProviders.some((provider) => provider.method === method);

/** Builds the response with each provider's offer: the amount after its fee, and the fee. */
export function onrampOffers(context: ResponseContext): BuiltResponse {
  const paymentMethodOffers = onrampProviders.map(({ method, feePercent }) => {
    const fee = (Number(context.amount) * feePercent) / 100;
    return {
      method,
      fee: fee.toFixed(2),
      amount: (Number(context.amount) - fee).toFixed(2),
      iconIds: [{ id: method }],
    };
  });
  return { kind: 'onramp', response: depositResponse(context, { data: { paymentMethodOffers } }) };
}

/** Builds the response for a chosen on-ramp offer. */
export const onrampContinuation = (context: ResponseContext): BuiltResponse =>
  context.outcome.statusChanges ? withoutRedirect(context) : redirect(context);
