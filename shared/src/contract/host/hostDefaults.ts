/** What holds where the host's `loaded` answer names nothing. */
export const hostDefaults = {
  paymentGeo: 'RU',
  currency: 'USD',
  platformVersion: 'redesign',
  closingButton: true,
} as const;
