/** The values that apply if the host's `loaded` answer does not name them. */
export const hostDefaults = {
  paymentGeo: 'RU',
  currency: 'USD',
  platformVersion: 'redesign',
  closingButton: true,
} as const;
