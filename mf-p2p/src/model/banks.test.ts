import { bankOfCard, bankOfCreation, bankOfMethod, binOf, guidedBankOf } from './banks';

it.each([
  ['p2p_sber', 'sber'],
  ['p2p_tbank', 't-bank'],
  ['p2p_gazprom', 'gazprom'],
  ['sbp_transgran_rabbit_tbank', 't-bank'],
  ['sbp_transgran_rabbit_sber', 'sber'],
  ['card_p2p_uz_trustbank', undefined],
  ['p2p_investbank', undefined],
  ['bkash_p2p', undefined],
])('finds the bank of the method %s: %s', (name, bank) => {
  expect(bankOfMethod({ name })).toBe(bank);
});

it.each([
  [{ bankType: 't-bank', bankName: 'Sberbank' }, 't-bank'],
  [{ bankName: 'Газпромбанк' }, 'gazprom'],
  [{ bankName: 'АО «Тбанк»' }, 't-bank'],
  [{ bankName: 'Kaspi Bank' }, undefined],
  [{ bankName: 'Инвестбанк' }, undefined],
  [{ bankName: 'Post-Bank' }, undefined],
  [{}, undefined],
])('finds the bank of the card %j: %s', (card, bank) => {
  expect(bankOfCard(card)).toBe(bank);
});

it.each([
  ['sber', 'sber'],
  ['t-bank', 't-bank'],
  ['gazprom', 'gazprom'],
  ['vtb', undefined],
  [null, undefined],
])('the instruction page reads the query %s as the bank %s', (query, bank) => {
  expect(guidedBankOf(query)).toBe(bank);
});

describe('the bank of a deposit request', () => {
  const method = { name: 'p2p_sber' };
  it.each([
    ['what the player chose', { method, fields: { bankCode: '044' }, found: 'Kaspi Bank' }, '044'],
    ['their card’s', { method, fields: { card: '4400' }, found: 'Kaspi Bank' }, 'Kaspi Bank'],
    ['the method’s own', { method, fields: { bankCode: '' } }, 'sber'],
    ['nothing that is known', { method: { name: 'cep_bank' }, fields: { bankAccount: '1' } }, undefined],
  ])('is %s', (_, sources, bank) => {
    expect(bankOfCreation(sources)).toBe(bank);
  });
});

it.each([
  ['2202 2012 3456 7898', '220220'],
  ['2202-20', '220220'],
  ['2202 2', undefined],
  ['', undefined],
  ['44ab00', undefined],
])('the first digits of the card number %j are %s', (number, bin) => {
  expect(binOf(number)).toBe(bin);
});
