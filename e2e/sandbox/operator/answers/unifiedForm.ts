import { payeeFor } from '../payee';
import { type AnswerContext, type AnswerData, type MadeAnswer, respond } from './madeAnswer';

const formSeconds = 600;

/** A form that the server describes whole. */
export function unifiedForm(context: AnswerContext): MadeAnswer {
  const { fullName, accountNumber, reference } = payeeFor(context.depositId, context.currency);
  const lifetime = context.outcome.lifetime ?? formSeconds;
  const unifiedFlow: AnswerData['unifiedFlow'] = {
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
  return { kind: 'unified', lifetime, answer: respond(context, { data: { unifiedFlow } }) };
}
