import english from '../../locales/en.json';
import { withCurrentKeys } from './renamedTexts';

it('takes own texts under the keys of earlier releases', () => {
  const own = {
    'withdrawal.taken.title': 'Sent twice',
    'sweep.news.processed': 'Arrived',
    'deposit.complete.laterCoins.waiting': 'On its way',
    'p2p.details.sealed.text': 'Unreadable',
    'deposit.title': 'Cashier',
  };
  const texts = withCurrentKeys(own);
  expect(texts).toEqual({
    'withdrawal.keyConflict.title': 'Sent twice',
    'sweep.updates.processed': 'Arrived',
    'deposit.complete.additional.waiting': 'On its way',
    'p2p.details.encrypted.text': 'Unreadable',
    'deposit.title': 'Cashier',
  });
  for (const key of Object.keys(texts)) expect(english).toHaveProperty([key]);
});

it('prefers a text under the key of today', () => {
  const both = { 'deposit.notFound.title': 'Today', 'deposit.absent.title': 'Before' };
  expect(withCurrentKeys(both)).toEqual({ 'deposit.notFound.title': 'Today' });
});

it('leaves the widget’s own keys as they are', () => {
  expect(withCurrentKeys(english)).toEqual(english);
});
