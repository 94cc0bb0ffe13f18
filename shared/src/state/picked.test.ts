/** @jest-environment jsdom */
import { sampleSession } from '@paywidget/shared/testing';
import { countryAtom, currencyAtom, pickedCurrencyAtom, regionAtom } from './picked';
import { createStore } from './StateProvider';
import { sessionAtom } from './session';

const payload = { widgetViewType: 'cryptobalance' };

it('belongs to the player who picked it: another one has their own region and currency', () => {
  const store = createStore();
  const place = () => [store.get(countryAtom), store.get(currencyAtom)];
  const enter = (user: Record<string, unknown>) => store.set(sessionAtom, sampleSession({ payload, user }));
  enter({ id: 7, paymentGeo: 'BR', currency: 'BRL' });
  store.set(regionAtom, 'kz');
  store.set(pickedCurrencyAtom, 'USDT');
  enter({ id: 7, paymentGeo: 'BR', currency: 'BRL', token: 'renewed' });
  expect(place()).toEqual(['kz', 'USDT']);
  enter({ id: 8, paymentGeo: 'DE', currency: 'EUR' });
  expect(place()).toEqual(['de', 'EUR']);
});

test('money of an account in gold coins moves in sweep coins', () => {
  const store = createStore();
  store.set(sessionAtom, sampleSession({ user: { currency: 'QGC' } }));
  expect(store.get(currencyAtom)).toBe('QSC');
});
