import {
  Amount,
  camelCased,
  FormField,
  IconId,
  Id,
  nullish,
  OptionalAmount,
  OptionalFlag,
  OptionalLocalizedText,
  OptionalNumber,
  OptionalScalarText,
  OptionalText,
  Timestamp,
  tolerantList,
} from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { Card } from './card';
import { Requisite } from './requisite';
import { UnifiedFlow } from './unifiedFlow';

export const OnrampOffer = z.object({
  amount: Amount,
  fee: Amount,
  method: z.string(),
  iconIds: nullish(tolerantList(IconId)),
});
export type OnrampOffer = z.infer<typeof OnrampOffer>;

const known = {
  unifiedFlow: nullish(UnifiedFlow),
  paymentMethodOffers: nullish(tolerantList(OnrampOffer)),
  card: nullish(Card),
  requisites: nullish(tolerantList(Requisite)),
  payment_system: OptionalScalarText,
  payment_amount: OptionalAmount,
  payment_currency: OptionalText,
  created: nullish(Timestamp),
  timeout_minutes: OptionalNumber,
  buttonPay: nullish(z.object({ url: z.string(), text: OptionalLocalizedText })),
  qrCodeText: OptionalText,
  qrDataURL: OptionalText,
};

const KnownData = z.object(known);

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** The server's data about the payment. `redirectData` holds its other scalars as text, for the redirect. */
export const DepositData = z.pipe(
  z.looseObject(known),
  z.transform((wire) => {
    const entries = Object.entries(wire);
    const ofUs = Object.fromEntries(entries.filter(([key]) => Object.hasOwn(known, key)));
    const others = entries.filter(([key, value]) => !Object.hasOwn(known, key) && isScalar(value));
    const redirectData: Record<string, string> = Object.fromEntries(
      others.map(([key, value]) => [key, String(value)]),
    );
    return { ...camelCased(ofUs as z.infer<typeof KnownData>), redirectData };
  }),
);
export type DepositData = z.infer<typeof DepositData>;

const ApiResponse = z.object({
  isFieldsRequired: OptionalFlag,
  /** The redirect's address. It may be relative. Follow only http and https. */
  source: OptionalText,
  method: nullish(z.enum(['GET', 'POST'])),
  pageId: OptionalText,
  data: nullish(DepositData),
});

/** The answer for a crypto address. A memo or tag is the requisite named `memo`. */
export const CryptoAddress = z.object({
  depositAddress: z.string(),
  cryptoName: z.string(),
  minDepositValue: OptionalAmount,
  requisites: nullish(tolerantList(Requisite)),
});
export type CryptoAddress = z.infer<typeof CryptoAddress>;

export const depositResponseShape = {
  depositId: Id,
  fields: nullish(tolerantList(FormField)),
  passedCurrency: OptionalText,
  processingAmount: OptionalAmount,
  apiResponse: nullish(ApiResponse),
  /** Set for a crypto address, instead of `apiResponse`. */
  data: nullish(CryptoAddress),
};

/** The answer of a created, prepared or continued deposit: `apiResponse`, or `data` with a crypto address. */
export const DepositResponse = z.object(depositResponseShape).check(
  z.refine(({ apiResponse, data }) => Boolean(apiResponse ?? data), {
    path: ['apiResponse'],
    error: 'Missing',
  }),
);
export type DepositResponse = z.infer<typeof DepositResponse>;
