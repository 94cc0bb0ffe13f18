import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint';
import {
  Amount,
  CountryCode,
  Flag,
  nullish,
  OptionalCurrencyCode,
  OptionalFlag,
  tableOf,
} from '../wire/fieldSchemas';
import { tolerantList } from '../wire/tolerance';
import { depositMethodsEndpoint } from './depositMethodsCall';
import { PaymentMethod } from './paymentMethod';

const methodListShape = { methods: tolerantList(PaymentMethod), isDirectGeo: OptionalFlag };

export const PaymentMethods = z.object({
  ...methodListShape,
  initCurrencies: nullish(z.object({ fiat: OptionalCurrencyCode, crypto: OptionalCurrencyCode })),
});
export type PaymentMethods = z.infer<typeof PaymentMethods>;

/** The methods of withdrawals and of the sweepstake flow. They have no initial currencies. */
export const MethodList = z.object(methodListShape);
export type MethodList = z.infer<typeof MethodList>;

const CountrySelector = z.object({
  isGeoSelectorEnabled: Flag,
  countries: tolerantList(CountryCode),
});

/** Limits by method name. */
export const DepositLimits = tableOf(z.object({ min: Amount, max: Amount }));
export type DepositLimits = z.infer<typeof DepositLimits>;

export const fetchPaymentMethods = defineEndpoint(depositMethodsEndpoint, {
  retries: true,
  request: z.strictObject({
    country: z.string(),
    currency: z.strictObject({ code: z.string(), type: z.enum(['fiat', 'crypto']) }),
    abTestGroup: z.optional(z.string()),
  }),
  response: PaymentMethods,
});

export const fetchSweepstakePaymentMethods = defineEndpoint('BANKING/methods-payment-v3', {
  retries: true,
  request: z.strictObject({ country: z.string(), currency: z.string(), abTestGroup: z.optional(z.string()) }),
  response: MethodList,
});

export const fetchCountrySelector = defineEndpoint('BANKING/methods-country-selector-v2', {
  method: 'GET',
  retries: true,
  request: z.strictObject({}),
  response: CountrySelector,
});

export const fetchWithdrawalMethods = defineEndpoint('BANKING/methods-withdrawal-v4', {
  method: 'GET',
  retries: true,
  request: z.strictObject({ currency: z.string() }),
  response: MethodList,
});

export const fetchSweepstakeWithdrawalMethods = defineEndpoint('BANKING/methods-withdrawal', {
  method: 'GET',
  retries: true,
  request: z.strictObject({ country: z.string(), currency: z.string() }),
  response: MethodList,
});

export const fetchDepositLimits = defineEndpoint('BANKING/deposit-limits', {
  request: z.strictObject({ currency: z.string(), paymentMethod: z.string() }),
  response: DepositLimits,
});
