import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Card } from '@paywidget/shared/contract/payments';

/** The banks whose apps the instruction page knows, as its query names them (specification, section 2). */
export const guidedBanks = ['sber', 't-bank', 'gazprom'] as const;
export type GuidedBank = (typeof guidedBanks)[number];

/** How each of them is called in a method's name or in a card's data. Other banks' names end as T-Bank's is written. */
const words: Readonly<Record<GuidedBank, RegExp>> = {
  sber: /sber|сбер/i,
  't-bank': /(?:^|\P{L})(?:t-?bank|т-?банк)|tinkoff|тинькофф/iu,
  gazprom: /gazprom|газпром/i,
};

const named = (text: string | undefined): GuidedBank | undefined =>
  text === undefined ? undefined : guidedBanks.find((bank) => words[bank].test(text));

/** The bank of the instruction page's query; nothing for one that it does not know. */
export const guidedBankOf = (query: string | null): GuidedBank | undefined =>
  guidedBanks.find((bank) => bank === query);

/** The bank that a method's transfers go through, where its name says one. */
export const bankOfMethod = ({ name }: Pick<PaymentMethod, 'name'>): GuidedBank | undefined => named(name);

/** The bank that a payee's card is of, where its data say one. */
export const bankOfCard = ({ bankType, bankName }: Pick<Card, 'bankType' | 'bankName'>) =>
  named(bankType) ?? named(bankName);

/** Fields in which a method asks for the bank that the player pays from. */
const bankField = /^bank(_?(code|name|id))?$/i;

export interface BankSources {
  method: Pick<PaymentMethod, 'name'>;
  /** The form's answers by alias, else name. */
  fields: Readonly<Record<string, string>>;
  /** What `bank-get` said of the card that stands in the form. */
  found?: string;
}

/**
 * `bank` of a creation: the one that the player chose, else their card's, else the method's own. The specification names
 * the field and not its values, so the first two go as the server itself calls them.
 */
export function bankOfCreation({ method, fields, found }: BankSources): string | undefined {
  const chosen = Object.entries(fields).find(([name, value]) => bankField.test(name) && value !== '')?.[1];
  return chosen ?? found ?? bankOfMethod(method);
}

/** The digits by which `bank-get` knows a card's bank; nothing until so many are there. */
export function binOf(cardNumber: string): string | undefined {
  return /^\d{6}/.exec(cardNumber.replace(/[\s-]/g, ''))?.[0];
}
