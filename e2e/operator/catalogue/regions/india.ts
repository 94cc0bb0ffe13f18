import { banner, icon, type Region, text, videoGuide } from '../entry';
import { accountNumber, bank, fullName, ifsc, indianBanks, latinName, phone, upiId, utr } from '../fields';
import { limits } from '../limits';

const countries = ['in'];

/** UPI apps. Each is a method of the group `indian-methods-grouped`. */
const apps = [
  ['paytm', 'Paytm', 'paytm'],
  ['phonepe', 'PhonePe', 'phonepe'],
  ['gpay_in', 'Google Pay', 'googlepay'],
  ['mobikwik', 'MobiKwik', 'mobikwik'],
  ['amazon_pay_in', 'Amazon Pay', 'amazonpay'],
] as const;

export const india: Region = {
  deposits: [
    {
      countries,
      isListedInEveryCurrency: true,
      method: {
        name: 'upi',
        text: 'UPI',
        cardViewType: 3,
        ...limits({ INR: [300, 100_000] }),
        fields: [upiId],
        iconIds: icon('upi'),
        isPopular: true,
        badgeType: 'top',
        banner: banner('upiGuide'),
        isPreparationRequired: true,
        prefilledAmount: 1000,
        video_guide_url: videoGuide('upi', 'en_in', 'hi_in', 'te_in'),
      },
      withdrawal: { fields: [upiId, fullName] },
    },
    {
      countries,
      method: {
        name: 'upi_fast',
        text: text('UPI Fast', 'UPI Fast', 'UPI السريع'),
        cardViewType: 'india',
        ...limits({ INR: [500, 50_000] }),
        fields: [upiId, phone('in')],
        iconIds: icon('upi'),
        badgeType: 'turbo',
        needsCaptcha: 'geetest',
      },
    },
    {
      countries,
      method: {
        name: 'upi_qr_eazype',
        text: text('UPI QR code', 'UPI по QR-коду', 'رمز QR لـ UPI'),
        cardViewType: 7,
        ...limits({ INR: [200, 50_000] }),
        iconIds: icon('upi'),
        badgeType: 'instant',
      },
    },
    ...apps.map(([name, title, id]) => ({
      countries,
      method: {
        name,
        text: title,
        category: 'indian-methods-grouped',
        cardViewType: name === 'amazon_pay_in' ? undefined : 3,
        ...limits({ INR: [300, 50_000] }),
        fields: [phone('in')],
        iconIds: icon(id),
      },
    })),
    {
      countries,
      method: {
        name: 'netbanking_in',
        text: text('Net banking', 'Интернет-банк', 'الخدمات المصرفية عبر الإنترنت'),
        ...limits({ INR: [500, 200_000] }),
        fields: [bank(indianBanks)],
        iconIds: [{ id: 'icicibank' }, { id: 'hdfcbank' }, { id: 'axisbank' }],
      },
    },
    {
      countries,
      method: {
        name: 'imps',
        text: 'IMPS',
        cardViewType: 9,
        ...limits({ INR: [1000, 500_000] }),
        fields: [latinName],
        iconIds: icon('imps'),
      },
      withdrawal: { fields: [latinName, ifsc, accountNumber(9, 18)] },
    },
    {
      countries,
      method: {
        name: 'upi_utr',
        text: text('UPI by reference', 'UPI по номеру операции', 'UPI برقم المرجع'),
        cardViewType: 3,
        ...limits({ INR: [500, 100_000] }),
        fields: [utr],
        iconIds: icon('upi'),
        annotation: text(
          'For a transfer you have already made',
          'Для уже сделанного перевода',
          'لتحويل قمت به بالفعل',
        ),
      },
    },
    {
      countries,
      method: {
        name: 'rupay',
        text: 'RuPay',
        category: 'card_method',
        ...limits({ INR: [500, 100_000] }),
        iconIds: icon('rupay'),
      },
    },
  ],
};
