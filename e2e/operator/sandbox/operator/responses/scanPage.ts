import { payeeFor } from '../payee';
import { pixCode } from '../pixCode';
import { type BuiltResponse, depositResponse, type ResponseContext } from './builtResponse';

/** Builds a page with a QR code to scan and a link for players who pay on the same phone. */
export function scanPage(context: ResponseContext): BuiltResponse {
  const { fullName, reference } = payeeFor(context.depositId, context.currency);
  const url = `${context.publicUrl}/provider/pay/${context.depositId}`;
  const isPix = context.method.name.startsWith('pix');
  const code = isPix ? pixCode(`${reference}@casino.example`, fullName, context.amount) : url;
  return {
    kind: 'page',
    response: depositResponse(context, {
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
