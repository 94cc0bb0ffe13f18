import type { Card, Requisite } from '@paywidget/shared/contract/payments';

const plain = (value: string) => value.replace(/[\s-]/g, '').toLowerCase();

/** What a transfer is paid to, as one list: the server's requisites, then what else its card says; nothing twice. */
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

/** A virtual account is paid by its number: that comes first. */
export function accountFirst(requisites: readonly Requisite[]): Requisite[] {
  const isAccount = ({ name }: Requisite) => /account/i.test(name);
  return [...requisites.filter(isAccount), ...requisites.filter((requisite) => !isAccount(requisite))];
}
