import { samplePaymentMethod } from '@paywidget/shared/testing';
import { transferNotes } from './transferNotes';

const notesOf = (name: string, country: string, card = {}) =>
  transferNotes(samplePaymentMethod(name), country, card);

it.each([
  ['card_p2p_uz_uzcard', 'uz', {}, ['guaranteed']],
  ['card_p2p_uz_humo', 'uz', { countryCode: 'UZ' }, ['guaranteed']],
  ['sbp_transgran_rabbit_sber', 'kg', {}, ['abroad']],
  ['sbp_transgran_rabbit_tbank', 'az', {}, ['abroad']],
  ['nigerian_virtual_accounts', 'ng', {}, ['virtualAccount']],
  ['p2p_sber', 'ru', {}, []],
  ['p2p_sber', 'ru', { countryCode: 'RU' }, []],
  ['p2p_sber', 'ru', { countryCode: 'tj' }, ['abroad']],
  ['card_p2p_uz_humo', 'uz', { countryCode: 'ru' }, ['guaranteed', 'abroad']],
  // Neither country has international transfers.
  ['p2p_sber', 'ru', { countryCode: 'de' }, []],
])('the notes for the method %s and a player in %s, to the card %j: %j', (name, country, card, notes) => {
  expect(notesOf(name, country, card)).toEqual(notes);
});

it('the notes follow the server’s traits of a method', () => {
  const method = samplePaymentMethod('any', { isGuaranteedP2p: true, isVirtualAccount: true });
  expect(transferNotes(method, 'pk')).toEqual(['guaranteed', 'virtualAccount']);
});
