import { payeeFor } from '../payee';
import {
  type BuiltResponse,
  createdAt,
  depositResponse,
  minutesToPay,
  type ResponseContext,
  type ResponseData,
  transferAmount,
} from './builtResponse';

/**
 * Builds a response with bank details and a deadline.
 *
 * @param requiresUtr for India: the form asks for the UTR, the bank's reference number of the transfer.
 */
export function invoice(context: ResponseContext, requiresUtr: boolean): BuiltResponse {
  const { fullName, bankName, accountNumber, reference } = payeeFor(context.depositId, context.currency);
  const minutes = minutesToPay(context.outcome);
  const isUpi = requiresUtr && context.currency === 'INR';
  const handle = `${fullName.toLowerCase().replace(/[^a-z]/g, '')}@okhdfcbank`;
  const upi = `upi://pay?pa=${handle}&pn=${encodeURIComponent(fullName)}&am=${transferAmount(context)}&cu=INR&tr=${reference}`;
  const data: ResponseData = {
    payment_system: context.method.name,
    payment_amount: transferAmount(context),
    payment_currency: context.currency,
    created: createdAt(context),
    timeout_minutes: minutes,
    requisites: [
      ...(isUpi
        ? [
            { name: 'upi', title: 'UPI ID', type: 'text', value: handle, isCopyable: true },
            {
              name: 'upiQr',
              title: {
                en: 'Scan with any UPI app',
                ru: 'Сканируйте в приложении UPI',
                ar: 'امسح بأي تطبيق UPI',
              },
              type: 'qr',
              value: upi,
            },
          ]
        : []),
      { name: 'bank', title: { en: 'Bank', ru: 'Банк', ar: 'البنك' }, type: 'text', value: bankName },
      {
        name: 'recipient',
        title: { en: 'Recipient', ru: 'Получатель', ar: 'المستلم' },
        type: 'text',
        value: fullName,
        isCopyable: true,
      },
      {
        name: 'account',
        title: { en: 'Account number', ru: 'Номер счёта', ar: 'رقم الحساب' },
        type: 'text',
        value: accountNumber,
        isCopyable: true,
      },
    ],
    card: { account_number: accountNumber, bank_name: bankName, fullName },
  };
  const utr = {
    name: 'utr',
    type: 'text',
    placeholder_text: { en: 'UTR, 12 digits', ru: 'UTR, 12 цифр', ar: 'UTR، 12 رقمًا' },
    mask: '############',
    validations: [{ regex: '^\\d{12}$', regex_error_key: 'paymentMethods.regex_error.utr' }],
  };
  const response = depositResponse(context, { data });
  const needsUtrField = requiresUtr && !context.method.fields?.some(({ name }) => name === utr.name);
  return {
    kind: 'invoice',
    lifetime: minutes * 60,
    response: needsUtrField ? { ...response, fields: [utr] } : response,
  };
}
