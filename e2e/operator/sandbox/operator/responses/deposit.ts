import { cardViewTypes } from '@paywidget/shared/contract';
import type { WireMethod } from '../../../catalogue';
import type { BuiltResponse, ResponseContext } from './builtResponse';
import { invoice } from './invoice';
import { onrampOffers } from './onramp';
import { redirect, withoutRedirect } from './redirect';
import { scanPage } from './scanPage';
import { unifiedForm } from './unifiedForm';

/** Voucher methods. They get a unified form, because the player pays elsewhere with the voucher's number. */
const voucherMethods = new Set([
  'boleto',
  'oxxo',
  'pago_efectivo',
  'efecty',
  'rapipago',
  'pago_facil',
  'konbini',
]);

/** Returns the name of a method's card view type, which the catalogue holds as a code or a name. */
export const viewTypeOf = ({ cardViewType }: WireMethod) =>
  Object.entries(cardViewTypes).find(
    ([code, name]) => code === String(cardViewType) || name === cardViewType,
  )?.[1];

/** Builds the response of a create or prepare call from the method and the amount's outcome. */
export function buildDepositResponse(context: ResponseContext): BuiltResponse {
  const { method, outcome } = context;
  const viewType = viewTypeOf(method);
  if (outcome.isUnified || voucherMethods.has(method.name)) return unifiedForm(context);
  if (viewType === 'onramp') return onrampOffers(context);
  if (viewType === 'india') return invoice(context, true);
  if (outcome.statusChanges && outcome.name !== 'cancelledByServer') return withoutRedirect(context);
  if (viewType === 'bankTransfer' && !method.checkLuhn) return invoice(context, false);
  if (viewType === 'eazype') return scanPage(context);
  return redirect(context);
}
