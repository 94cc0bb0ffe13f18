import {
  fetchCountrySelector,
  fetchDepositLimits,
  fetchPaymentMethods,
  fetchSweepstakePaymentMethods,
  fetchSweepstakeWithdrawalMethods,
  fetchWithdrawalMethods,
} from '@paywidget/shared/contract';
import {
  countries,
  depositLimitsFor,
  depositMethodsFor,
  sweepstakeDepositMethodsFor,
  sweepstakeWithdrawalMethodsFor,
  withdrawalMethodsFor,
} from '../catalogue';
import { defineHandler } from './endpointHandler';

/** A country without methods, whose players cannot choose another one. It makes the widget show its empty page. */
const directGeo = 'aq';

export const methodHandlers = [
  defineHandler(fetchPaymentMethods, ({ country, currency }) => ({
    methods: country === directGeo ? [] : depositMethodsFor(country, currency.code, currency.type),
    initCurrencies: { fiat: currency.type === 'fiat' ? currency.code : 'USD', crypto: 'USDT' },
    ...(country === directGeo && { isDirectGeo: true }),
  })),

  defineHandler(fetchSweepstakePaymentMethods, ({ country, currency }) => ({
    methods: country === directGeo ? [] : sweepstakeDepositMethodsFor(country, currency),
    ...(country === directGeo && { isDirectGeo: true }),
  })),

  defineHandler(fetchCountrySelector, () => ({ isGeoSelectorEnabled: true, countries: [...countries] })),

  defineHandler(fetchWithdrawalMethods, ({ currency }, { player }) => ({
    methods: withdrawalMethodsFor(player.country, currency),
  })),

  defineHandler(fetchSweepstakeWithdrawalMethods, ({ country }) => ({
    methods: country === directGeo ? [] : sweepstakeWithdrawalMethodsFor(country),
    ...(country === directGeo && { isDirectGeo: true }),
  })),

  defineHandler(fetchDepositLimits, ({ currency, paymentMethod }) => {
    const limits = depositLimitsFor(paymentMethod, currency);
    return limits ? { [paymentMethod]: limits } : {};
  }),
];
