import { createHash } from 'node:crypto';

/** Names of fictional payees by currency. */
const names: Record<string, readonly string[]> = {
  RUB: ['Алексей Петрович С.', 'Мария Ивановна К.', 'Дмитрий Олегович В.'],
  INR: ['Rohan Traders', 'Anita Sharma', 'Vikram Enterprises'],
  BRL: ['João Pedro Almeida', 'Mariana Costa', 'Paulo Henrique Lima'],
  NGN: ['Chinedu Okafor', 'Amina Bello', 'Tunde Adeyemi'],
  BDT: ['Rahim Uddin', 'Nusrat Jahan', 'Kamal Hossain'],
};
const otherNames = ['Alex Morgan', 'Sofia Keller', 'Daniel Novak'];

/** Banks of fictional payees by currency. */
const banks: Record<string, readonly string[]> = {
  RUB: ['Sberbank', 'T-Bank', 'Gazprombank'],
  INR: ['HDFC Bank', 'ICICI Bank', 'State Bank of India'],
  BRL: ['Nubank', 'Itaú', 'Bradesco'],
  NGN: ['Wema Bank', 'Providus Bank', 'Zenith Bank'],
  EUR: ['ING', 'Deutsche Bank', 'BNP Paribas'],
  BDT: ['bKash', 'Nagad', 'Rocket'],
};
const otherBanks = ['First Settlement Bank', 'Harbour Bank', 'Northern Trust Bank'];

/** First digits of a payee's card number by currency. */
const cardPrefixes: Record<string, string> = {
  RUB: '220220',
  UZS: '860004',
  UAH: '414943',
  KZT: '440043',
  AZN: '416973',
};

function digitsOf(seed: string, count: number) {
  const hash = createHash('sha512').update(seed).digest();
  return Array.from({ length: count }, (_, index) => (hash[index % hash.length] ?? 0) % 10).join('');
}

const pick = (list: readonly string[], seed: string) => list[Number(digitsOf(seed, 1)) % list.length] ?? '';

/** Returns the check digit that makes a card number pass the Luhn check. */
function luhnDigit(digits: string) {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

export interface Payee {
  fullName: string;
  bankName: string;
  cardNumber: string;
  accountNumber: string;
  phone: string;
  reference: string;
}

/** Derives a fictional payee from the deposit id, so that a deposit always has the same payee. */
export function payeeFor(depositId: string, currency: string): Payee {
  const card = (cardPrefixes[currency] ?? '453201') + digitsOf(`${depositId} card`, 9);
  return {
    fullName: pick(names[currency] ?? otherNames, `${depositId} name`),
    bankName: pick(banks[currency] ?? otherBanks, `${depositId} bank`),
    cardNumber: card + luhnDigit(card),
    accountNumber: digitsOf(`${depositId} account`, 10),
    phone: `01${digitsOf(`${depositId} phone`, 9)}`,
    reference: digitsOf(`${depositId} reference`, 12),
  };
}
