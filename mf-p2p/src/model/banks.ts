import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Card } from '@paywidget/shared/contract/payments';

/** The banks with instructions, by the names in the query of the instruction page. */
export const guidedBanks = ['sber', 't-bank', 'gazprom'] as const;
export type GuidedBank = (typeof guidedBanks)[number];

/**
 * Each bank's names in a method's name or in card data. Other banks' names may end in "t-bank", so T-Bank must be a whole
 * word.
 */
const words: Readonly<Record<GuidedBank, RegExp>> = {
  sber: /sber|сбер/i,
  't-bank': /(?:^|\P{L})(?:t-?bank|т-?банк)|tinkoff|тинькофф/iu,
  gazprom: /gazprom|газпром/i,
};

const named = (text: string | undefined): GuidedBank | undefined =>
  text === undefined ? undefined : guidedBanks.find((bank) => words[bank].test(text));

/** Returns the bank in the query of the instruction page. Returns undefined for an unknown bank. */
export const guidedBankOf = (query: string | null): GuidedBank | undefined =>
  guidedBanks.find((bank) => bank === query);

/** The bank of a method's transfers, if the method's name contains one. */
export const bankOfMethod = ({ name }: Pick<PaymentMethod, 'name'>): GuidedBank | undefined => named(name);

/** The bank of a payee's card, if the card's data contain one. */
export const bankOfCard = ({ bankType, bankName }: Pick<Card, 'bankType' | 'bankName'>) =>
  named(bankType) ?? named(bankName);

/** The names of fields that ask for the player's own bank. */
const bankField = /^bank(_?(code|name|id))?$/i;

export interface BankSources {
  method: Pick<PaymentMethod, 'name'>;
  /** The form's values by alias, else name. */
  fields: Readonly<Record<string, string>>;
  /** The bank that `bank-get` returned for the card in the form. */
  found?: string;
}

/**
 * The `bank` of a deposit request: the bank that the player chose, else the bank of their card, else the bank of the method.
 * The first two are passed on with the server's names.
 */
export function bankOfCreation({ method, fields, found }: BankSources): string | undefined {
  const chosen = Object.entries(fields).find(([name, value]) => bankField.test(name) && value !== '')?.[1];
  return chosen ?? found ?? bankOfMethod(method);
}

/** The first digits of a card number, which `bank-get` needs. Returns undefined while there are too few. */
export function binOf(cardNumber: string): string | undefined {
  return /^\d{6}/.exec(cardNumber.replace(/[\s-]/g, ''))?.[0];
}
