import { banner, icon, type Region, text } from '../entry';
import {
  bank,
  cardCvv,
  cardExpiry,
  cardHolder,
  cardNumber,
  cardTail,
  fullName,
  phone,
  ruledField,
  russianBanks,
  steamId,
  yoomoneyWallet,
} from '../fields';
import { me2meGroup, russianP2pGroup } from '../groups';
import { limits } from '../limits';

const countries = ['ru'];

/** Transfers by card number. The widget has an instruction page for these three banks. */
const transfers = [
  ['p2p_sber', text('Sberbank', 'Сбербанк', 'سبيربنك'), 'sberbank'],
  ['p2p_tbank', text('T-Bank', 'Т-Банк', 'تي-بنك'), 'tbank'],
  ['p2p_gazprom', text('Gazprombank', 'Газпромбанк', 'غازبروم بنك'), 'gazprombank'],
] as const;

const ownAccounts = [
  ['me2me_sber', text('Sberbank account', 'Счёт в Сбербанке', 'حساب سبيربنك'), 'sberbank'],
  ['me2me_tbank', text('T-Bank account', 'Счёт в Т-Банке', 'حساب تي-بنك'), 'tbank'],
] as const;

export const russia: Region = {
  deposits: [
    {
      countries,
      isListedInEveryCurrency: true,
      method: {
        name: 'sbp',
        text: text('Faster Payments (SBP)', 'СБП', 'الدفع السريع (SBP)'),
        cardViewType: 0,
        currency: ['RUB'],
        amount_rules: { RUB: { min: 500, max: 300_000, minNonRus: 1000 } },
        iconIds: icon('sbp'),
        badgeType: 'instant',
        banner: banner('sbpBonus'),
        isPopular: true,
        randomizesMinimum: true,
      },
      withdrawal: { fields: [phone('ru'), bank(russianBanks)] },
    },
    {
      countries,
      method: {
        name: 'sbp_qr',
        text: text('SBP by QR code', 'СБП по QR-коду', 'SBP برمز QR'),
        cardViewType: 'eazype',
        ...limits({ RUB: [500, 100_000] }),
        iconIds: icon('sbp'),
        badgeType: 'fast',
      },
    },
    {
      countries,
      method: {
        name: 'card_rub',
        text: text('Bank card', 'Банковская карта', 'بطاقة مصرفية'),
        category: 'card_method',
        cardViewType: 9,
        ...limits({ RUB: [1000, 150_000] }),
        fields: [cardNumber(), cardExpiry, cardCvv, cardHolder],
        iconIds: [{ id: 'mir' }, { id: 'visa' }, { id: 'mastercard' }],
        checkLuhn: true,
        needsCaptcha: 'geetest',
        securityRulesGroup: 'cards',
      },
      withdrawal: { category: 'card_method', fields: [cardNumber()], checkLuhn: true },
    },
    {
      countries,
      method: {
        name: 'card_mir',
        text: text('Mir card', 'Карта «Мир»', 'بطاقة مير'),
        category: 'card_method',
        cardViewType: 0,
        ...limits({ RUB: [500, 100_000] }),
        iconIds: icon('mir'),
      },
      withdrawal: { category: 'card_method', fields: [cardNumber('mir')], checkLuhn: true },
    },
    ...transfers.map(([name, title, id]) => ({
      countries,
      method: {
        name,
        text: title,
        ...russianP2pGroup,
        cardViewType: 5,
        ...limits({ RUB: [1000, 100_000] }),
        fields: [fullName],
        iconIds: icon(id),
        hasSupportButton: true,
      },
    })),
    ...ownAccounts.map(([name, title, id]) => ({
      countries,
      method: {
        name,
        text: title,
        ...me2meGroup,
        ...limits({ RUB: [100, 100_000] }),
        fields: [phone('ru')],
        iconIds: icon(id),
        isOneClick: name === 'me2me_tbank',
        prefilledAmount: 5000,
      },
    })),
    {
      countries,
      method: {
        name: 'sberpay',
        text: 'SberPay',
        cardViewType: 'default',
        ...limits({ RUB: [500, 200_000] }),
        fields: [phone('ru')],
        iconIds: icon('sberpay'),
        redirectsThroughHost: true,
      },
    },
    {
      countries,
      method: {
        name: 'yamoney_rub',
        text: 'ЮMoney',
        category: 'e-money',
        ...limits({ RUB: [100, 60_000] }),
        iconIds: icon('yoomoney'),
      },
      withdrawal: { category: 'e-money', fields: [yoomoneyWallet] },
    },
    {
      countries,
      method: {
        name: 'yamoney_h2h',
        text: text('YooMoney by transfer', 'ЮMoney переводом', 'تحويل ЮMoney'),
        category: 'e-money',
        cardViewType: 'bankTransfer',
        ...limits({ RUB: [500, 60_000] }),
        fields: [yoomoneyWallet],
        iconIds: icon('yoomoney'),
      },
    },
    {
      countries,
      method: {
        name: 'qiwi_h2h',
        text: text('QIWI by transfer', 'QIWI переводом', 'تحويل QIWI'),
        category: 'e-money',
        cardViewType: 9,
        ...limits({ RUB: [500, 50_000] }),
        fields: [phone('ru')],
        iconIds: icon('qiwi'),
      },
    },
    {
      countries,
      method: {
        name: 'sber_statement',
        text: text('Transfer by phone number', 'Перевод по номеру телефона', 'تحويل برقم الهاتف'),
        cardViewType: 'p2p',
        ...limits({ RUB: [2000, 300_000] }),
        fields: [bank(russianBanks), cardTail],
        iconIds: icon('phone_transfer'),
        annotation: text(
          'The recipient changes with every payment',
          'Получатель меняется с каждым платежом',
          'يتغير المستلم مع كل دفعة',
        ),
      },
    },
    {
      countries: ['ru', 'kz'],
      method: {
        name: 'steam_coin',
        text: text('Steam skins', 'Скины Steam', 'أشكال Steam'),
        ...limits({ RUB: [100, 30_000], KZT: [600, 180_000] }),
        fields: [steamId],
        iconIds: icon('steam'),
        isInvestForbidden: true,
      },
      withdrawal: { fields: [steamId] },
    },
    {
      countries: ['ru', 'kz', 'uz', 'in', 'ng', 'vn'],
      method: {
        name: 'p2p_market',
        text: text('P2P market', 'P2P-маркет', 'سوق P2P'),
        cardViewType: 5,
        currency: ['RUB', 'KZT', 'UZS', 'INR', 'NGN', 'VND'],
        fields: [
          // Whole hundreds from 100 to 99,999,900.
          ruledField('amount', {
            rule: 'p2pMarketAmount',
            type: 'amount',
            pattern: /^[1-9]\d{0,5}00(?:\.0+)?$/u,
          }),
        ],
        iconIds: icon('p2p_market'),
        badgeType: 2,
        badgeConfig: { text: text('Best rate', 'Лучший курс', 'أفضل سعر') },
      },
      depositLimits: {
        RUB: { min: 1000, max: 1_000_000 },
        KZT: { min: 5000, max: 5_000_000 },
        UZS: { min: 100_000, max: 90_000_000 },
        INR: { min: 500, max: 500_000 },
        NGN: { min: 5000, max: 5_000_000 },
        VND: { min: 200_000, max: 90_000_000 },
      },
    },
  ],
};
