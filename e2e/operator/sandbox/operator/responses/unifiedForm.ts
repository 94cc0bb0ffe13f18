import { payeeFor } from '../payee';
import {
  type BuiltResponse,
  depositResponse,
  type ResponseContext,
  type ResponseData,
} from './builtResponse';

const formSeconds = 600;

/** Builds a unified form: requisites, input fields and buttons all come from the server. */
export function unifiedForm(context: ResponseContext): BuiltResponse {
  const { fullName, accountNumber, reference } = payeeFor(context.depositId, context.currency);
  const lifetime = context.outcome.lifetime ?? formSeconds;
  const unifiedFlow: ResponseData['unifiedFlow'] = {
    requisites: [
      {
        name: 'account',
        title: { en: 'Account number', ru: 'Номер счёта', ar: 'رقم الحساب' },
        type: 'text',
        value: accountNumber,
        isCopyable: true,
      },
      {
        name: 'recipient',
        title: { en: 'Recipient', ru: 'Получатель', ar: 'المستلم' },
        type: 'text',
        value: fullName,
      },
      {
        name: 'reference',
        title: { en: 'Payment reference', ru: 'Назначение платежа', ar: 'وصف الدفعة' },
        type: 'text',
        value: reference,
        isCopyable: true,
      },
      {
        name: 'code',
        title: { en: 'Scan to pay', ru: 'Сканируйте для оплаты', ar: 'امسح للدفع' },
        type: 'qr',
        value: `pay:${accountNumber}?ref=${reference}`,
      },
    ],
    inputFields: [
      {
        name: 'transactionId',
        type: 'text',
        placeholder_text: { en: 'Transaction number', ru: 'Номер операции', ar: 'رقم العملية' },
        validations: [{ regex: '^\\d{6,12}$', regex_error_key: 'paymentMethods.regex_error.transactionId' }],
      },
    ],
    lifetime,
    buttons: [{ type: 'paid' }, { type: 'cancel' }],
  };
  return { kind: 'unified', lifetime, response: depositResponse(context, { data: { unifiedFlow } }) };
}
