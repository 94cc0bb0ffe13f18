import { roundedFromDollars } from '../operator/rates';

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Returns the bonuses of the sandbox for one currency: one for each banner colour. Bonus 4 expires after 90 s. */
export function demoBonuses(currency: string, now: number) {
  const worth = (dollars: number) => roundedFromDollars(dollars, currency);
  const endsAfter = (ms: number) => new Date(now + ms).toISOString();
  return [
    {
      id: 1,
      type: 'deposit',
      currency,
      mustAccruedBefore: endsAfter(3 * day),
      content: {
        title: { en: '100% on your deposit', ru: '100% к депозиту', ar: '100% على إيداعك' },
        subtitle: { en: 'Wager 30 times', ru: 'Отыграйте 30 раз', ar: 'راهن 30 مرة' },
      },
      depositBonusData: {
        minDeposit: worth(20),
        maxBonusAmount: worth(200),
        payoutMultiplier: 1,
        wagerMultiplier: 30,
      },
    },
    {
      id: 2,
      type: 'freespin',
      currency,
      mustAccruedBefore: endsAfter(10 * minute),
      content: {
        title: { en: '50 free spins', ru: '50 фриспинов', ar: '50 دورة مجانية' },
        subtitle: { en: 'In Deep Lagoon', ru: 'В игре Deep Lagoon', ar: 'في لعبة Deep Lagoon' },
      },
      freespinBonusData: {
        count: 50,
        minDeposit: worth(10),
        maxSpinWin: worth(50),
        payoutMultiplier: 1,
        wagerMultiplier: 20,
        gamesContent: [{ name: { en: 'Deep Lagoon' } }, { name: { en: 'Coral Kingdom' } }],
      },
    },
    {
      id: 3,
      type: 'deposit',
      currency,
      content: { title: { en: '50% reload', ru: '50% на пополнение', ar: '50% إعادة شحن' } },
      depositBonusData: {
        minDeposit: worth(50),
        maxBonusAmount: worth(100),
        payoutMultiplier: 0.5,
        wagerMultiplier: 25,
      },
    },
    {
      id: 4,
      type: 'deposit',
      currency,
      mustAccruedBefore: endsAfter(90 * second),
      content: {
        title: { en: 'Happy minute', ru: 'Счастливая минута', ar: 'دقيقة الحظ' },
        subtitle: { en: '25% and 10 free spins', ru: '25% и 10 фриспинов', ar: '25% و10 دورات مجانية' },
      },
      depositBonusData: { maxBonusAmount: worth(25), payoutMultiplier: 0.25, wagerMultiplier: 10 },
      freespinBonusData: { count: 10, maxSpinWin: worth(10), wagerMultiplier: 10 },
    },
    {
      id: 6,
      type: 'deposit',
      currency,
      mustAccruedBefore: endsAfter(5 * 60 * minute),
      content: {
        title: { en: 'High tide', ru: 'Большая волна', ar: 'المد العالي' },
        subtitle: { en: 'For large deposits', ru: 'Для крупных депозитов', ar: 'للإيداعات الكبيرة' },
      },
      depositBonusData: {
        minDeposit: worth(500),
        maxBonusAmount: worth(1_000),
        payoutMultiplier: 1.5,
        wagerMultiplier: 40,
      },
    },
  ];
}
