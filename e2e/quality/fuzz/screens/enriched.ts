/** A deposit's answer as a server sends it. */
export interface Wire {
  apiResponse?: { data?: Readonly<Record<string, unknown>> };
  data?: object;
  unifiedFlow?: object;
  requisites?: unknown;
  card?: object;
}

const requisites = [
  { name: 'account', title: { en: 'Account' }, type: 'text', value: '40817', isCopyable: true },
  { name: 'code', title: 'Code', type: 'qr', value: '0002' },
  { name: 'picture', title: 'Picture', type: 'image', value: 'https://pay.example/x.png' },
  { name: 'page', title: 'Page', type: 'url', value: 'https://pay.example/x' },
];
const unifiedFlow = {
  requisites,
  inputFields: [
    {
      name: 'utr',
      type: 'text',
      placeholder_text: 'UTR',
      validations: [{ regex: '^\\d+$', regex_error_key: 'x' }],
    },
  ],
  buttons: [
    { type: 'paid' },
    { type: 'cancel', text: { en: 'No' } },
    { type: 'link', url: 'https://pay.example/' },
  ],
};
const times = {
  created: '2026-11-21T10:00:00Z',
  timeout_minutes: 15,
  payment_amount: 25,
  payment_currency: 'USD',
};
const card = {
  number: '2202201234567898',
  fullName: 'Alex',
  bank_name: 'Bank',
  phone: '+7900',
  transaction_description: 'x',
  bank_type: 'sber',
  country_code: 'ru',
};
const page = {
  buttonPay: { url: 'https://pay.example/', text: 'Pay' },
  qrCodeText: '0002',
  qrDataURL: 'data:image/png;base64,AA==',
};
const amounts = {
  passedAmount: 25,
  passedCurrency: 'USD',
  processingAmount: '26.5',
  processingCurrency: 'EUR',
};

/** Adds the optional parts that a screen shows, where the answer already has one of the kind. It then has more places to change. */
export function enriched(wire: Wire): Wire {
  const parts = (own: Readonly<Record<string, unknown>>) => ({
    ...(own.requisites !== undefined && { requisites }),
    ...(own.card !== undefined && { card: { ...(own.card as object), ...card } }),
    ...(own.unifiedFlow !== undefined && { unifiedFlow: { ...(own.unifiedFlow as object), ...unifiedFlow } }),
  });
  if (wire.data) return { ...wire, data: { ...wire.data, requisites, minDepositValue: '5' } } as Wire;
  if (!wire.apiResponse) {
    const steps = [{ stepNumber: 1, stepInstruction: 'x' }];
    return {
      ...wire,
      ...times,
      ...amounts,
      ...parts({ ...wire }),
      instruction: { text: { en: 'Do' }, steps },
    } as Wire;
  }
  const { data = {} } = wire.apiResponse;
  return {
    ...wire,
    passedCurrency: 'USD',
    processingAmount: '25',
    apiResponse: { ...wire.apiResponse, data: { ...data, ...times, ...page, ...parts(data) } },
  } as Wire;
}
