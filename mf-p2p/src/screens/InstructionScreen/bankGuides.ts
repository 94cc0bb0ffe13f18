import type { GuidedBank } from '../../model/banks';

/** The names of the banks, as translation keys. */
export const bankNames: Readonly<Record<GuidedBank, string>> = {
  sber: 'p2p.bank.sber.title',
  't-bank': 'p2p.bank.tbank.title',
  gazprom: 'p2p.bank.gazprom.title',
};

/** The steps in each bank's app, as translation keys in order. The first and last steps are the same for all banks. */
export const bankSteps: Readonly<Record<GuidedBank, readonly { text: string }[]>> = {
  sber: [{ text: 'p2p.guide.sber.open' }, { text: 'p2p.guide.sber.choose' }],
  't-bank': [{ text: 'p2p.guide.tbank.open' }, { text: 'p2p.guide.tbank.choose' }],
  gazprom: [{ text: 'p2p.guide.gazprom.open' }, { text: 'p2p.guide.gazprom.choose' }],
};

/** If the player's bank is in another country, they make an international transfer to the account in this country. */
export const abroadSteps: readonly { text: string }[] = [
  { text: 'p2p.guide.abroad.open' },
  { text: 'p2p.guide.abroad.choose' },
];

export const lastSteps: readonly { text: string }[] = [
  { text: 'p2p.guide.enter' },
  { text: 'p2p.guide.confirm' },
  { text: 'p2p.guide.return' },
];
