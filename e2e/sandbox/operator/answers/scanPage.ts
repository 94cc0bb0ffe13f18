import { payeeFor } from '../payee';
import { pixCode } from '../pixCode';
import { type AnswerContext, type MadeAnswer, respond } from './madeAnswer';

/** A QR code to scan, and a link for who reads this on the phone that pays. */
export function scanPage(context: AnswerContext): MadeAnswer {
  const { fullName, reference } = payeeFor(context.depositId, context.currency);
  const url = `${context.publicUrl}/provider/pay/${context.depositId}`;
  const isPix = context.method.name.startsWith('pix');
  const code = isPix ? pixCode(`${reference}@casino.example`, fullName, context.amount) : url;
  return {
    kind: 'page',
    answer: respond(context, {
      pageId: isPix ? 'pix' : 'eazype',
      data: {
        qrCodeText: code,
        buttonPay: {
          url,
          text: { en: 'Open the bank app', ru: 'Открыть приложение банка', ar: 'فتح تطبيق البنك' },
        },
      },
    }),
  };
}
