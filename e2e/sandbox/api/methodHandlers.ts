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
import { handles } from './endpointHandler';

/** A country that no method serves, and whose players cannot choose another: the widget's empty page. */
const directGeo = 'aq';

export const methodHandlers = [
  handles(fetchPaymentMethods, ({ country, currency }) => ({
    methods: country === directGeo ? [] : depositMethodsFor(country, currency.code, currency.type),
    initCurrencies: { fiat: currency.type === 'fiat' ? currency.code : 'USD', crypto: 'USDT' },
    ...(country === directGeo && { isDirectGeo: true }),
  })),

  handles(fetchSweepstakePaymentMethods, ({ country, currency }) => ({
    methods: country === directGeo ? [] : sweepstakeDepositMethodsFor(country, currency),
    ...(country === directGeo && { isDirectGeo: true }),
  })),

  handles(fetchCountrySelector, () => ({ isGeoSelectorEnabled: true, countries: [...countries] })),

  handles(fetchWithdrawalMethods, ({ currency }, { player }) => ({
    methods: withdrawalMethodsFor(player.country, currency),
  })),

  handles(fetchSweepstakeWithdrawalMethods, ({ country }) => ({
    methods: country === directGeo ? [] : sweepstakeWithdrawalMethodsFor(country),
    ...(country === directGeo && { isDirectGeo: true }),
  })),

  handles(fetchDepositLimits, ({ currency, paymentMethod }) => {
    const limits = depositLimitsFor(paymentMethod, currency);
    return limits ? { [paymentMethod]: limits } : {};
  }),
];
