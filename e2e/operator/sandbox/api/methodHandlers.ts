import {
  fetchCountrySelector,
  fetchDepositLimits,
  fetchPaymentMethods,
  fetchSweepstakePaymentMethods,
  fetchSweepstakeWithdrawalMethods,
  fetchWithdrawalMethods,
} from '@paywidget/shared/contract';
import { isCryptoCurrency } from '@paywidget/shared/money';
import {
  countries,
  depositLimitsFor,
  depositMethodsFor,
  sweepstakeDepositMethodsFor,
  sweepstakeWithdrawalMethodsFor,
  type WireMethod,
  withdrawalMethodsFor,
} from '../../catalogue';
import type { Player } from '../../ledger/players';
import { networkIn } from '../operator/cryptoAddresses';
import { defineHandler } from './endpointHandler';

/** A country without methods, whose players cannot choose another one. It makes the widget show its empty page. */
const directGeo = 'aq';

/**
 * The list as the operator sends it: in the order of its database, because `position` gives the order, and with the minimum
 * of each network in the account's currency.
 */
const asSent = (methods: readonly WireMethod[], account: string): WireMethod[] =>
  methods.toReversed().map(({ network, ...method }) => ({
    ...method,
    ...(network && { network: network.map((offered) => networkIn(offered, account)) }),
  }));

/** The currencies in which crypto-balance starts: the account's in its tab. */
const initialCurrencies = ({ currency }: Player) =>
  isCryptoCurrency(currency) ? { fiat: 'USD', crypto: currency } : { fiat: currency, crypto: 'USDT' };

export const methodHandlers = [
  defineHandler(fetchPaymentMethods, ({ country, currency }, { player }) => ({
    methods:
      country === directGeo
        ? []
        : asSent(depositMethodsFor(country, currency.code, currency.type), player.currency),
    initCurrencies: initialCurrencies(player),
    ...(country === directGeo && { isDirectGeo: true }),
  })),

  defineHandler(fetchSweepstakePaymentMethods, ({ country, currency }) => ({
    methods: country === directGeo ? [] : asSent(sweepstakeDepositMethodsFor(country, currency), currency),
    ...(country === directGeo && { isDirectGeo: true }),
  })),

  defineHandler(fetchCountrySelector, () => ({ isGeoSelectorEnabled: true, countries: [...countries] })),

  defineHandler(fetchWithdrawalMethods, ({ currency }, { player }) => ({
    methods: asSent(withdrawalMethodsFor(player.country, currency), player.currency),
  })),

  defineHandler(fetchSweepstakeWithdrawalMethods, ({ country }, { player }) => ({
    methods: country === directGeo ? [] : asSent(sweepstakeWithdrawalMethodsFor(country), player.currency),
    ...(country === directGeo && { isDirectGeo: true }),
  })),

  defineHandler(fetchDepositLimits, ({ currency, paymentMethod }) => {
    const limits = depositLimitsFor(paymentMethod, currency);
    return limits ? { [paymentMethod]: limits } : {};
  }),
];
