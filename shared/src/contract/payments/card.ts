import { camelCasedObject, OptionalScalarText } from '@paywidget/shared/contract';
import type * as z from 'zod/mini';

/**
 * The place to which the payer sends the money. `encoded` holds the other fields encrypted. See
 * docs/guides/card-encryption.md.
 */
export const Card = camelCasedObject({
  encoded: OptionalScalarText,
  number: OptionalScalarText,
  phone: OptionalScalarText,
  bank_account: OptionalScalarText,
  bank_name: OptionalScalarText,
  fullName: OptionalScalarText,
  payment_system: OptionalScalarText,
  country_code: OptionalScalarText,
  transaction_description: OptionalScalarText,
  account_number: OptionalScalarText,
  bank_type: OptionalScalarText,
});
export type Card = z.infer<typeof Card>;
