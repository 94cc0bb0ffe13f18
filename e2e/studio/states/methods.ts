import { wireBonus, wireMethod } from '@paywidget/shared/testing';

const network = { name: 'TRC-20', code: 'TRC20' };
const field = { name: 'upiId', type: 'text', placeholder_text: 'UPI ID' };
const guide = { en_br: { redesign: 'https://video.example/1' } };

/** The deposit methods of a working server. */
export const depositMethods = [
  wireMethod('visa', { iconIds: [{ id: 'visa' }], video_guide_url: guide }),
  wireMethod('pix', { iconIds: [{ id: 'pix' }], category: 'bank', currency: ['BRL'] }),
  wireMethod('boleto', { iconIds: [{ id: 'boleto' }], category: 'bank' }),
  wireMethod('steam', { iconIds: [{ id: 'steam' }], category: 'skins' }),
  wireMethod('usdt', {
    iconIds: [{ id: 'usdt' }],
    category: 'crypto',
    currency: ['USDT'],
    network: [network],
  }),
  wireMethod('btc', { category: 'crypto', currency: ['BTC'] }),
  wireMethod('upi', { iconIds: [{ id: 'upi' }], cardViewType: 3, fields: [field] }),
  wireMethod('sber', { iconIds: [{ id: 'sberbank' }], cardViewType: 5, category: 'p2p_methods_br' }),
  wireMethod('tbank', { iconIds: [{ id: 'tbank' }], cardViewType: 5, category: 'p2p_methods_br' }),
  wireMethod('cash', {
    iconIds: [{ id: 'cash' }],
    cardViewType: 20,
    agentLink: 'https://chat.example/agents',
  }),
  wireMethod('noagent', { cardViewType: 20 }),
  wireMethod('onramp', { cardViewType: 13, currency: ['EUR', 'USD'] }),
];

const banks = [{ value: '058', label: 'GTBank' }];
/** The withdrawal methods of a working server. */
export const withdrawalMethods = [
  wireMethod('visa', {
    iconIds: [{ id: 'visa' }],
    fields: [{ name: 'cardNumber', type: 'text', placeholder_text: 'Card number' }],
  }),
  wireMethod('skrill', { iconIds: [{ id: 'skrill' }], category: 'wallets' }),
  wireMethod('neteller', { iconIds: [{ id: 'neteller' }], category: 'wallets' }),
  wireMethod('pix', { iconIds: [{ id: 'pix' }], currency: ['BRL'] }),
  wireMethod('transfer', {
    iconIds: [{ id: 'bank_transfer' }],
    category: 'bank_transfer_nigeria',
    fields: [{ name: 'bankCode', type: 'dropdown', placeholder_text: 'Bank', values: banks }],
  }),
];

export const bonus = wireBonus(1);
