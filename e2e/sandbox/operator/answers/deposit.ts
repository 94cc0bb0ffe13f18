import { cardViewTypes } from '@paywidget/shared/contract';
import type { WireMethod } from '../../catalogue';
import { invoice } from './invoice';
import type { AnswerContext, MadeAnswer } from './madeAnswer';
import { onrampOffers } from './onramp';
import { quiet, redirect } from './redirect';
import { scanPage } from './scanPage';
import { unifiedForm } from './unifiedForm';

/** Vouchers that are paid elsewhere by their number: the server describes their whole form. */
const voucherMethods = new Set([
  'boleto',
  'oxxo',
  'pago_efectivo',
  'efecty',
  'rapipago',
  'pago_facil',
  'konbini',
]);

export const viewTypeOf = ({ cardViewType }: WireMethod) =>
  Object.entries(cardViewTypes).find(
    ([code, name]) => code === String(cardViewType) || name === cardViewType,
  )?.[1];

/** What a create or prepare call answers, by the method's own data and the amount's outcome. */
export function depositAnswer(context: AnswerContext): MadeAnswer {
  const { method, outcome } = context;
  const viewType = viewTypeOf(method);
  if (outcome.isUnified || voucherMethods.has(method.name)) return unifiedForm(context);
  if (viewType === 'onramp') return onrampOffers(context);
  if (viewType === 'india') return invoice(context, true);
  if (outcome.settles && outcome.name !== 'cancelledByServer') return quiet(context);
  if (viewType === 'bankTransfer' && !method.checkLuhn) return invoice(context, false);
  if (viewType === 'eazype') return scanPage(context);
  return redirect(context);
}
