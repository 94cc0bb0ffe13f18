import type { Card, Requisite } from '@paywidget/shared/contract/payments';

const plain = (value: string) => value.replace(/[\s-]/g, '').toLowerCase();

/** The payee's details, as one list without duplicates: the server's requisites, then the rest of the card's data. */
export function payeeOf(
  requisites: readonly Requisite[],
  card: Card,
  readCard: (card: Card) => readonly Requisite[],
): Requisite[] {
  const names = new Set(requisites.map(({ name }) => name));
  const values = new Set(requisites.map(({ value }) => plain(value)));
  const ofCard = readCard(card).filter(({ name, value }) => !names.has(name) && !values.has(plain(value)));
  return [...requisites, ...ofCard];
}

/** For a virtual account, the account number is first. */
export function accountFirst(requisites: readonly Requisite[]): Requisite[] {
  const isAccount = ({ name }: Requisite) => /account/i.test(name);
  return [...requisites.filter(isAccount), ...requisites.filter((requisite) => !isAccount(requisite))];
}
