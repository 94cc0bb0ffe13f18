import type { DepositResponse, PeerToPeerDeposit } from '@paywidget/shared/contract';
import { cardViewTypes } from '@paywidget/shared/contract';
import type * as z from 'zod/mini';
import type { WireMethod } from '../catalogue';
import type { Outcome } from '../outcomes';
import type { DepositKind } from '../store/deposits';
import { payeeFor } from './payee';
import { pixCode } from './pixCode';

type Answer = z.input<typeof DepositResponse>;
type PeerToPeerAnswer = z.input<typeof PeerToPeerDeposit>;
type Data = NonNullable<NonNullable<Answer['apiResponse']>['data']>;

/** What an answer is made of. */
export interface AnswerContext {
  depositId: string;
  method: WireMethod;
  /** Decimal text. */
  amount: string;
  currency: string;
  outcome: Outcome;
  publicUrl: string;
  /** ms since the epoch. */
  now: number;
}

/** The kind of a deposit, what it answers and how long the payer has, in seconds. */
export interface MadeAnswer<Made = Answer> {
  kind: DepositKind;
  answer: Made;
  lifetime?: number;
}

const invoiceMinutes = 15;
const unifiedSeconds = 600;

/** Vouchers that are paid elsewhere by their number: the server describes their whole form. */
const voucherMethods = new Set(['boleto', 'oxxo', 'pagoefectivo', 'efecty', 'rapipago', 'pago_facil', 'konbini']);

export const viewTypeOf = ({ cardViewType }: WireMethod) =>
  Object.entries(cardViewTypes).find(([code, name]) => code === String(cardViewType) || name === cardViewType)?.[1];

const minutesOf = ({ lifetime }: Outcome) => (lifetime === undefined ? invoiceMinutes : lifetime / 60);

const respond = (context: AnswerContext, apiResponse: NonNullable<Answer['apiResponse']>): Answer => ({
  depositId: context.depositId,
  passedCurrency: context.currency,
  processingAmount: context.amount,
  apiResponse,
});

function redirect(context: AnswerContext): MadeAnswer {
  const path = `/provider/pay/${context.depositId}`;
  const reference = payeeFor(context.depositId, context.currency).reference;
  const source = {
    unsafe: `javascript:document.title=${JSON.stringify(path)}`,
    relative: path,
    POST: context.publicUrl + path,
    usual: context.publicUrl + path,
  }[context.outcome.redirect ?? 'usual'];
  const method = context.outcome.redirect === 'POST' ? 'POST' : 'GET';
  return { kind: 'redirect', answer: respond(context, { source, method, data: { reference } }) };
}

function unified(context: AnswerContext): MadeAnswer {
  const { fullName, accountNumber, reference } = payeeFor(context.depositId, context.currency);
  const lifetime = context.outcome.lifetime ?? unifiedSeconds;
  const unifiedFlow: Data['unifiedFlow'] = {
    requisites: [
      { name: 'account', title: { en: 'Account number', ru: 'Номер счёта' }, type: 'text', value: accountNumber, isCopyable: true },
      { name: 'recipient', title: { en: 'Recipient', ru: 'Получатель' }, type: 'text', value: fullName },
      { name: 'reference', title: { en: 'Payment reference', ru: 'Назначение платежа' }, type: 'text', value: reference, isCopyable: true },
      { name: 'code', title: { en: 'Scan to pay', ru: 'Сканируйте для оплаты' }, type: 'qr', value: `pay:${accountNumber}?ref=${reference}` },
    ],
    inputFields: [
      {
        name: 'transactionId',
        type: 'text',
        placeholder_text: { en: 'Transaction number', ru: 'Номер операции' },
        validations: [{ regex: '^\\d{6,12}$', regex_error_key: 'paymentMethods.regex_error.transactionId' }],
      },
    ],
    lifetime,
    buttons: [{ type: 'paid' }, { type: 'cancel' }],
  };
  return { kind: 'unified', lifetime, answer: respond(context, { data: { unifiedFlow } }) };
}

/** Bank details with a deadline, and for India the number by which the payer proves the transfer. */
function invoice(context: AnswerContext, asksForReference: boolean): MadeAnswer {
  const { fullName, bankName, accountNumber, reference } = payeeFor(context.depositId, context.currency);
  const minutes = minutesOf(context.outcome);
  const isUpi = asksForReference && context.currency === 'INR';
  const handle = `${fullName.toLowerCase().replace(/[^a-z]/g, '')}@okhdfcbank`;
  const upi = `upi://pay?pa=${handle}&pn=${encodeURIComponent(fullName)}&am=${context.amount}&cu=INR&tr=${reference}`;
  const data: Data = {
    payment_system: context.method.name,
    payment_amount: context.amount,
    payment_currency: context.currency,
    created: new Date(context.now).toISOString(),
    timeout_minutes: minutes,
    requisites: [
      ...(isUpi
        ? [
            { name: 'upi', title: 'UPI ID', type: 'text', value: handle, isCopyable: true },
            { name: 'upiQr', title: { en: 'Scan with any UPI app', ru: 'Сканируйте в приложении UPI' }, type: 'qr', value: upi },
          ]
        : []),
      { name: 'bank', title: { en: 'Bank', ru: 'Банк' }, type: 'text', value: bankName },
      { name: 'recipient', title: { en: 'Recipient', ru: 'Получатель' }, type: 'text', value: fullName, isCopyable: true },
      { name: 'account', title: { en: 'Account number', ru: 'Номер счёта' }, type: 'text', value: accountNumber, isCopyable: true },
    ],
    card: { account_number: accountNumber, bank_name: bankName, fullName },
  };
  const utr = {
    name: 'utr',
    type: 'text',
    placeholder_text: { en: 'UTR, 12 digits', ru: 'UTR, 12 цифр' },
    mask: '############',
    validations: [{ regex: '^\\d{12}$', regex_error_key: 'paymentMethods.regex_error.utr' }],
  };
  const answer = respond(context, { data });
  const isAsked = asksForReference && !context.method.fields?.some(({ name }) => name === utr.name);
  return { kind: 'invoice', lifetime: minutes * 60, answer: isAsked ? { ...answer, fields: [utr] } : answer };
}

/** A QR code to scan, and a link for who reads this on the phone that pays. */
function page(context: AnswerContext): MadeAnswer {
  const { fullName, reference } = payeeFor(context.depositId, context.currency);
  const url = `${context.publicUrl}/provider/pay/${context.depositId}`;
  const isPix = context.method.name.startsWith('pix');
  const code = isPix ? pixCode(`${reference}@casino.example`, fullName, context.amount) : url;
  return {
    kind: 'page',
    answer: respond(context, {
      pageId: isPix ? 'pix' : 'eazype',
      data: { qrCodeText: code, buttonPay: { url, text: { en: 'Open the bank app', ru: 'Открыть приложение банка' } } },
    }),
  };
}

const onrampProviders = [
  { method: 'moonpay', feePercent: 3.5 },
  { method: 'banxa', feePercent: 2.9 },
  { method: 'transak', feePercent: 4.2 },
];

function onrampOffers(context: AnswerContext): MadeAnswer {
  const paymentMethodOffers = onrampProviders.map(({ method, feePercent }) => {
    const fee = (Number(context.amount) * feePercent) / 100;
    return {
      method,
      fee: fee.toFixed(2),
      amount: (Number(context.amount) - fee).toFixed(2),
      iconIds: [{ id: method }],
    };
  });
  return { kind: 'onramp', answer: respond(context, { data: { paymentMethodOffers } }) };
}

/** No redirect: the payment settles by itself, and the widget goes to the complete page. */
const quiet = (context: AnswerContext): MadeAnswer => ({ kind: 'redirect', answer: respond(context, { data: {} }) });

/** What a create or prepare call answers, by the method's own data and the amount's outcome. */
export function depositAnswer(context: AnswerContext): MadeAnswer {
  const { method, outcome } = context;
  const viewType = viewTypeOf(method);
  if (outcome.isUnified || voucherMethods.has(method.name)) return unified(context);
  if (viewType === 'onramp') return onrampOffers(context);
  if (viewType === 'india') return invoice(context, true);
  if (outcome.settles && outcome.name !== 'cancelledByServer') return quiet(context);
  if (viewType === 'bankTransfer' && !method.checkLuhn) return invoice(context, false);
  if (viewType === 'eazype') return page(context);
  return redirect(context);
}

/** Goes on with an on-ramp offer: to the provider's page. */
export const onrampAnswer = (context: AnswerContext): MadeAnswer =>
  context.outcome.settles ? quiet(context) : redirect(context);

/** What creating a peer-to-peer deposit answers; its card is sealed on the way out. */
export function peerToPeerAnswer(context: AnswerContext): MadeAnswer<PeerToPeerAnswer> {
  const { depositId, amount, currency, outcome, method } = context;
  const { fullName, bankName, cardNumber, phone } = payeeFor(depositId, currency);
  const minutes = minutesOf(outcome);
  const common: PeerToPeerAnswer = {
    depositId,
    status: 'NEW',
    created: new Date(context.now).toISOString(),
    timeout_minutes: minutes,
    payment_amount: amount,
    payment_currency: currency,
    passedAmount: amount,
    passedCurrency: currency,
    processingAmount: amount,
    processingCurrency: currency,
  };
  if (outcome.isUnified) {
    const { lifetime, answer } = unified(context);
    return { kind: 'peerToPeer', lifetime, answer: { ...common, unifiedFlow: answer.apiResponse?.data?.unifiedFlow } };
  }
  const isByPhone = ['BDT', 'PKR'].includes(currency) || method.fields?.some(({ name }) => name === 'phone');
  return {
    kind: 'peerToPeer',
    lifetime: minutes * 60,
    answer: {
      ...common,
      card: {
        ...(isByPhone ? { phone } : { number: cardNumber }),
        fullName,
        bank_name: bankName,
        payment_system: method.name,
      },
      instruction: {
        steps: [
          { stepNumber: 1, stepInstruction: { en: 'Open your bank app', ru: 'Откройте приложение банка' } },
          { stepNumber: 2, stepInstruction: { en: 'Transfer the exact amount', ru: 'Переведите точную сумму' } },
          { stepNumber: 3, stepInstruction: { en: 'Come back and press Paid', ru: 'Вернитесь и нажмите «Оплачено»' } },
        ],
      },
    },
  };
}
