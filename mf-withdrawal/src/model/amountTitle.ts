/** The host's `platformVersion` whose pages carry the v2 title; any other shows the first one (specification, section 2). */
const secondVersion = 'redesign';

/** The title of the amount page, as a translation key. */
export function amountTitleOf(platformVersion: string): string {
  return platformVersion === secondVersion ? 'withdrawal.amount.v2.title' : 'withdrawal.amount.title';
}
