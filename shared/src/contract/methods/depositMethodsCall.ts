import { isCryptoCurrency } from '@paywidget/shared/money';

/** The endpoint of the deposit methods. */
export const depositMethodsEndpoint = 'BANKING/methods-payment-v5';

/** The facts on which the list of deposit methods depends, as the call sends them. */
export type DepositMethodsParams = {
  /** ISO 3166 alpha-2, lower case. */
  country: string;
  currency: { code: string; type: 'fiat' | 'crypto' };
  abTestGroup?: string;
};

/** @param group the group of the player's first experiment */
export const depositMethodsParams = (
  country: string,
  code: string,
  group: string | undefined,
): DepositMethodsParams => ({
  country,
  currency: { code, type: isCryptoCurrency(code) ? 'crypto' : 'fiat' },
  abTestGroup: group,
});
