import { type Country, currencyByCountry } from '../countries';
import { icon, type MethodWithoutPosition, type Region, type RegionEntry, text } from '../entry';
import {
  accountNumber,
  accountType,
  bank,
  fullName,
  operatorPhone,
  type PhoneOperator,
  phone,
  ruledField,
  southAfricanBanks,
  southAfricanId,
  voucherPin,
} from '../fields';
import { ghanaGroup } from '../groups';
import { limits, limitsAcross } from '../limits';

/** Builds a mobile money method, which pays in and out with a phone number of one operator. */
function mobileMoney(
  country: Country,
  name: string,
  title: string,
  operator: PhoneOperator,
  rest: Partial<MethodWithoutPosition> = {},
): RegionEntry {
  const currency = currencyByCountry[country];
  return {
    countries: [country],
    method: {
      name,
      text: title,
      ...limitsAcross([currency], 1, 1000),
      fields: [operatorPhone(operator)],
      iconIds: icon(name.replace(/_[a-z]{2}$/u, '')),
      ...rest,
    },
    withdrawal: { fields: [operatorPhone(operator), fullName] },
  };
}

const kenya: RegionEntry[] = [
  {
    ...mobileMoney('ke', 'mpesa_ke', 'M-Pesa', 'safaricom', {
      isPopular: true,
      badgeType: 'turbo',
      recommendedAmounts: [100, 250, 500, 1000, 5000],
    }),
    isListedInEveryCurrency: true,
  },
  mobileMoney('ke', 'airtel_ke', 'Airtel Money', 'airtelKenya'),
  {
    countries: ['ke'],
    method: {
      name: 'mpesa_paybill_ke',
      text: text('M-Pesa Paybill', 'M-Pesa Paybill', 'M-Pesa Paybill'),
      cardViewType: 9,
      ...limits({ KES: [100, 250_000] }),
      fields: [
        ruledField('paybill', { pattern: /^\d{5,7}$/u, value: '888880', isDisabled: true }),
        operatorPhone('safaricom'),
      ],
      iconIds: icon('mpesa'),
    },
  },
];

const ghana: RegionEntry[] = [
  mobileMoney('gh', 'mtn_gh', 'MTN MoMo', 'mtnGhana', { ...ghanaGroup, isPopular: true }),
  mobileMoney('gh', 'telecel_gh', 'Telecel Cash', 'telecelGhana', ghanaGroup),
  mobileMoney('gh', 'airteltigo_gh', 'AT Money', 'airtelTigoGhana', ghanaGroup),
];

const eastAfrica: RegionEntry[] = [
  mobileMoney('tz', 'mpesa_tz', 'M-Pesa', 'vodacomTanzania', { isPopular: true }),
  mobileMoney('tz', 'airtel_tz', 'Airtel Money', 'airtelTanzania'),
  mobileMoney('tz', 'mixx_tz', 'Mixx by Yas', 'tigoTanzania'),
  mobileMoney('tz', 'halopesa_tz', 'HaloPesa', 'halotelTanzania'),
  mobileMoney('ug', 'mtn_ug', 'MTN MoMo', 'mtnUganda', { isPopular: true }),
  mobileMoney('ug', 'airtel_ug', 'Airtel Money', 'airtelUganda'),
  mobileMoney('zm', 'mtn_zm', 'MTN MoMo', 'mtnZambia'),
  mobileMoney('zm', 'airtel_zm', 'Airtel Money', 'airtelZambia', { isPopular: true }),
  mobileMoney('zm', 'zamtel_zm', 'Zamtel Kwacha', 'zamtelZambia'),
];

const francAfrica: RegionEntry[] = [
  mobileMoney('cm', 'mtn_cm', 'MTN MoMo', 'mtnCameroon', { isPopular: true }),
  mobileMoney('cm', 'orange_cm', 'Orange Money', 'orangeCameroon'),
  mobileMoney('ci', 'orange_ci', 'Orange Money', 'orangeIvoryCoast', { isPopular: true, badgeType: 'fast' }),
  mobileMoney('ci', 'mtn_ci', 'MTN MoMo', 'mtnIvoryCoast'),
  mobileMoney('ci', 'moov_ci', 'Moov Money', 'moovIvoryCoast'),
  mobileMoney('ci', 'wave_ci', 'Wave', 'waveIvoryCoast'),
  mobileMoney('sn', 'orange_sn', 'Orange Money', 'orangeSenegal', { isPopular: true }),
  mobileMoney('sn', 'free_sn', 'Free Money', 'freeSenegal'),
  {
    countries: ['sn'],
    method: {
      name: 'wave_sn',
      text: 'Wave',
      ...limits({ XOF: [500, 1_000_000] }),
      fields: [phone('sn')],
      iconIds: icon('wave'),
      badgeType: 'top',
    },
    withdrawal: { fields: [phone('sn')] },
  },
];

const southAfrica: RegionEntry[] = [
  {
    countries: ['za'],
    method: {
      name: 'ozow',
      text: 'Ozow',
      ...limits({ ZAR: [50, 50_000] }),
      fields: [bank(southAfricanBanks)],
      iconIds: icon('ozow'),
      badgeType: 'instant',
      isPopular: true,
    },
  },
  {
    countries: ['za'],
    method: {
      name: 'eft_za',
      text: text('Bank transfer (EFT)', 'Банковский перевод (EFT)', 'تحويل بنكي (EFT)'),
      cardViewType: 9,
      ...limits({ ZAR: [100, 100_000] }),
      fields: [fullName],
      iconIds: icon('bank_transfer'),
    },
  },
  {
    countries: ['za'],
    method: {
      name: 'capitec_pay',
      text: 'Capitec Pay',
      ...limits({ ZAR: [50, 20_000] }),
      fields: [southAfricanId],
      iconIds: icon('capitec'),
    },
  },
  {
    countries: ['za'],
    method: {
      name: 'onevoucher',
      text: '1Voucher',
      ...limits({ ZAR: [10, 4000] }),
      fields: [voucherPin],
      iconIds: icon('onevoucher'),
      isBonusRestricted: true,
    },
  },
];

export const africa: Region = {
  deposits: [...kenya, ...ghana, ...eastAfrica, ...francAfrica, ...southAfrica],
  payouts: [
    {
      countries: ['za'],
      method: {
        name: 'bank_payout_za',
        text: text('Bank account', 'Банковский счёт', 'حساب بنكي'),
        ...limits({ ZAR: [200, 100_000] }),
        fields: [bank(southAfricanBanks), accountType, accountNumber(6, 11), fullName],
        iconIds: icon('bank_transfer'),
      },
    },
  ],
};
