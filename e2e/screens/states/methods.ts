import { wireBonus, wireMethod } from '@paywidget/shared/testing';

const network = { name: 'TRC-20', code: 'TRC20' };
const field = { name: 'upiId', type: 'text', placeholder_text: 'UPI ID' };
const guide = { en_br: { redesign: 'https://video.example/1' } };

/** What a working server lists for deposits. */
export const depositMethods = [
  wireMethod('visa', { video_guide_url: guide }),
  wireMethod('pix', { category: 'bank', currency: ['BRL'] }),
  wireMethod('boleto', { category: 'bank' }),
  wireMethod('steam', { category: 'skins' }),
  wireMethod('usdt', { category: 'crypto', currency: ['USDT'], network: [network] }),
  wireMethod('btc', { category: 'crypto', currency: ['BTC'] }),
  wireMethod('upi', { cardViewType: 3, fields: [field] }),
  wireMethod('sber', { cardViewType: 5, category: 'p2p_methods_br' }),
  wireMethod('tbank', { cardViewType: 5, category: 'p2p_methods_br' }),
  wireMethod('cash', { cardViewType: 20, agentLink: 'https://chat.example/agents' }),
  wireMethod('noagent', { cardViewType: 20 }),
  wireMethod('onramp', { cardViewType: 13, currency: ['EUR', 'USD'] }),
];

const banks = [{ value: '058', label: 'GTBank' }];
/** What a working server lists for withdrawals. */
export const withdrawalMethods = [
  wireMethod('visa', { fields: [{ name: 'cardNumber', type: 'text', placeholder_text: 'Card number' }] }),
  wireMethod('skrill', { category: 'wallets' }),
  wireMethod('neteller', { category: 'wallets' }),
  wireMethod('pix', { currency: ['BRL'] }),
  wireMethod('transfer', {
    category: 'bank_transfer_nigeria',
    fields: [{ name: 'bankCode', type: 'dropdown', placeholder_text: 'Bank', values: banks }],
  }),
];

export const bonus = wireBonus(1);
