import { icon, type Region, text } from '../entry';
import {
  accountNumber,
  bank,
  chineseBanks,
  dropdown,
  email,
  fullName,
  japaneseBanks,
  japaneseBranch,
  koreanBanks,
  latinName,
} from '../fields';
import { limits } from '../limits';

const bankTransfer = text('Bank transfer', 'Банковский перевод', 'تحويل بنكي');

const konbiniShops = dropdown('konbini', [
  ['lawson', 'Lawson'],
  ['familymart', 'FamilyMart'],
  ['ministop', 'Ministop'],
  ['seicomart', 'Seicomart'],
]);

export const eastAsia: Region = {
  deposits: [
    {
      countries: ['jp'],
      method: {
        name: 'konbini',
        text: text('Konbini', 'Комбини', 'كونبيني'),
        ...limits({ JPY: [1000, 299_999] }),
        fields: [konbiniShops, latinName, email],
        iconIds: icon('konbini'),
      },
    },
    {
      countries: ['jp'],
      method: {
        name: 'furikomi',
        text: text('Bank transfer (furikomi)', 'Банковский перевод (фурикоми)', 'تحويل بنكي (فوريكومي)'),
        cardViewType: 9,
        ...limits({ JPY: [3000, 1_000_000] }),
        fields: [fullName],
        iconIds: icon('bank_transfer'),
        isPopular: true,
      },
      withdrawal: { fields: [bank(japaneseBanks), japaneseBranch, accountNumber(7), fullName] },
    },
    {
      countries: ['jp'],
      method: { name: 'paypay', text: 'PayPay', ...limits({ JPY: [500, 500_000] }), iconIds: icon('paypay') },
    },
    {
      countries: ['jp'],
      method: {
        name: 'jcb',
        text: 'JCB',
        category: 'card_method',
        ...limits({ JPY: [2000, 500_000] }),
        iconIds: icon('jcb'),
      },
    },
    {
      countries: ['kr'],
      method: {
        name: 'bank_transfer_kr',
        text: bankTransfer,
        cardViewType: 9,
        ...limits({ KRW: [10_000, 10_000_000] }),
        fields: [bank(koreanBanks), fullName],
        iconIds: icon('bank_transfer'),
        isPopular: true,
      },
      withdrawal: { fields: [bank(koreanBanks), accountNumber(10, 14), fullName] },
    },
    {
      countries: ['kr'],
      method: {
        name: 'kakaopay',
        text: text('KakaoPay', 'KakaoPay', 'كاكاو باي'),
        ...limits({ KRW: [10_000, 2_000_000] }),
        iconIds: icon('kakaopay'),
      },
    },
    {
      countries: ['kr'],
      method: { name: 'toss', text: 'Toss', ...limits({ KRW: [10_000, 2_000_000] }), iconIds: icon('toss') },
    },
    {
      countries: ['cn'],
      method: {
        name: 'alipay',
        text: text('Alipay', 'Alipay', 'علي باي'),
        ...limits({ CNY: [100, 20_000] }),
        iconIds: icon('alipay'),
        isPopular: true,
        badgeType: 'instant',
      },
    },
    {
      countries: ['cn'],
      method: {
        name: 'wechat_pay',
        text: text('WeChat Pay', 'WeChat Pay', 'وي تشات باي'),
        cardViewType: 7,
        ...limits({ CNY: [100, 10_000] }),
        iconIds: icon('wechat'),
      },
    },
    {
      countries: ['cn'],
      method: {
        name: 'unionpay',
        text: text('UnionPay', 'UnionPay', 'يونيون باي'),
        category: 'card_method',
        ...limits({ CNY: [200, 50_000] }),
        iconIds: icon('unionpay'),
      },
    },
    {
      countries: ['cn'],
      method: {
        name: 'bank_transfer_cn',
        text: bankTransfer,
        cardViewType: 9,
        ...limits({ CNY: [300, 100_000] }),
        fields: [bank(chineseBanks), fullName],
        iconIds: icon('bank_transfer'),
      },
      withdrawal: { fields: [bank(chineseBanks), accountNumber(16, 19), fullName] },
    },
  ],
};
