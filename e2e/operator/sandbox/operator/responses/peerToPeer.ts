import { fromUnits, toUnits } from '../../../ledger/units';
import { payeeFor } from '../payee';
import { convert, roundedDown } from '../rates';
import {
  type BuiltResponse,
  createdAt,
  minutesToPay,
  type PeerToPeerResponseBody,
  type ResponseContext,
  transferAmount,
} from './builtResponse';
import { unifiedForm } from './unifiedForm';

/** Builds the response that creates a peer-to-peer deposit. Its card is encrypted when the response is sent. */
export function buildPeerToPeerResponse(context: ResponseContext): BuiltResponse<PeerToPeerResponseBody> {
  const { depositId, amount, currency, outcome, method } = context;
  const { fullName, bankName, cardNumber, phone } = payeeFor(depositId, currency);
  const minutes = minutesToPay(outcome);
  const common: PeerToPeerResponseBody = {
    depositId,
    status: 'NEW',
    created: createdAt(context),
    timeout_minutes: minutes,
    // The payer transfers the amount with a fee. The provider books it in dollars.
    payment_amount: transferAmount(context),
    payment_currency: currency,
    passedAmount: amount,
    passedCurrency: currency,
    processingAmount: fromUnits(roundedDown(convert(toUnits(amount), currency, 'USD') ?? 0n, 'USD')),
    processingCurrency: 'USD',
  };
  if (outcome.isUnified) {
    const { lifetime, response } = unifiedForm(context);
    return {
      kind: 'peerToPeer',
      lifetime,
      response: { ...common, unifiedFlow: response.apiResponse?.data?.unifiedFlow },
    };
  }
  const isByPhone = ['BDT', 'PKR'].includes(currency) || method.fields?.some(({ name }) => name === 'phone');
  return {
    kind: 'peerToPeer',
    lifetime: minutes * 60,
    response: {
      ...common,
      card: {
        ...(isByPhone ? { phone } : { number: cardNumber }),
        fullName,
        bank_name: bankName,
        payment_system: method.name,
      },
      instruction: {
        steps: [
          {
            stepNumber: 1,
            stepInstruction: {
              en: 'Open your bank app',
              ru: 'Откройте приложение банка',
              ar: 'افتح تطبيق بنكك',
            },
          },
          {
            stepNumber: 2,
            stepInstruction: {
              en: 'Transfer the exact amount',
              ru: 'Переведите точную сумму',
              ar: 'حوّل المبلغ بالضبط',
            },
          },
          {
            stepNumber: 3,
            stepInstruction: {
              en: 'Come back and press “I have paid”',
              ru: 'Вернитесь и нажмите «Сообщить об оплате»',
              ar: 'ارجع واضغط «لقد دفعت»',
            },
          },
        ],
      },
    },
  };
}
