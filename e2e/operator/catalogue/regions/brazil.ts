import { banner, icon, type Region, text, videoGuide } from '../entry';
import {
  accountNumber,
  accountType,
  bank,
  brazilianBanks,
  cpf,
  email,
  fullName,
  phone,
  pixKey,
} from '../fields';
import { limits } from '../limits';

const countries = ['br'];

export const brazil: Region = {
  deposits: [
    {
      countries,
      isListedInEveryCurrency: true,
      method: {
        name: 'pix',
        text: 'Pix',
        cardViewType: 0,
        ...limits({ BRL: [20, 30_000] }),
        fields: [fullName, cpf],
        iconIds: icon('pix'),
        recommendedAmounts: [50, 100, 250, 500, 1000],
        badgeType: 'instant',
        banner: banner('instantCredit'),
        isPopular: true,
        video_guide_url: videoGuide('pix', 'pt_br', 'en_br'),
      },
      withdrawal: { fields: [fullName, ...pixKey] },
    },
    {
      countries,
      method: {
        name: 'pix_qr',
        text: text('Pix QR code', 'Pix по QR-коду', 'رمز QR لـ Pix'),
        cardViewType: 7,
        ...limits({ BRL: [10, 10_000] }),
        fields: [cpf],
        iconIds: icon('pix'),
        badgeType: 'fast',
      },
    },
    {
      countries,
      method: {
        name: 'pix_key',
        text: text('Pix by key', 'Pix по ключу', 'Pix بالمفتاح'),
        annotation: text(
          'Pay from the account that owns this key',
          'Платите со счёта, которому принадлежит ключ',
          'ادفع من الحساب المالك لهذا المفتاح',
        ),
        ...limits({ BRL: [30, 50_000] }),
        fields: pixKey,
        iconIds: icon('pix'),
        securityRulesGroup: 'pix',
      },
    },
    {
      countries,
      method: {
        name: 'picpay',
        text: 'PicPay',
        ...limits({ BRL: [20, 5000] }),
        fields: [cpf],
        iconIds: icon('picpay'),
      },
      withdrawal: { fields: [cpf, phone('br')] },
    },
    {
      countries,
      method: {
        name: 'mercado_pago_br',
        text: 'Mercado Pago',
        ...limits({ BRL: [20, 10_000] }),
        fields: [
          email,
          cpf,
          // Mercado Pago requires the document type beside its number. The only type offered here is CPF.
          { name: 'documentType', type: 'text', value: 'CPF', isHidden: true },
        ],
        iconIds: icon('mercadopago'),
      },
    },
    {
      countries,
      method: {
        name: 'boleto',
        text: 'Boleto Bancário',
        annotation: text(
          'Credited one to three working days after payment',
          'Зачисление через 1–3 рабочих дня после оплаты',
          'يضاف الرصيد بعد يوم إلى ثلاثة أيام عمل من الدفع',
        ),
        ...limits({ BRL: [50, 10_000] }),
        fields: [fullName, cpf, email],
        iconIds: icon('boleto'),
        isInvestForbidden: true,
      },
    },
    {
      countries,
      method: {
        name: 'bank_transfer_br',
        text: text('Bank transfer (TED)', 'Банковский перевод (TED)', 'تحويل بنكي (TED)'),
        cardViewType: 9,
        ...limits({ BRL: [100, 100_000] }),
        fields: [bank(brazilianBanks), fullName, cpf],
        iconIds: icon('bank_transfer'),
      },
    },
  ],
  payouts: [
    {
      countries,
      method: {
        name: 'bank_payout_br',
        text: text('Bank account (TED)', 'Банковский счёт (TED)', 'حساب بنكي (TED)'),
        ...limits({ BRL: [100, 50_000] }),
        fields: [bank(brazilianBanks), accountType, accountNumber(4, 13), fullName, cpf],
        iconIds: icon('bank_transfer'),
      },
    },
  ],
};
