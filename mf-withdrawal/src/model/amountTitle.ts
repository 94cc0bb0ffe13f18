/** The host's `platformVersion` whose pages have the v2 title. All other versions have the first title. */
const secondVersion = 'redesign';

/** Returns the title of the amount page as a translation key. */
export function amountTitleOf(platformVersion: string): string {
  return platformVersion === secondVersion ? 'withdrawal.amount.v2.title' : 'withdrawal.amount.title';
}
