import {
  Amount,
  camelCased,
  FormField,
  IconId,
  Id,
  nullish,
  OptionalAmount,
  OptionalCurrencyCode,
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
  payment_currency: OptionalCurrencyCode,
  created: nullish(Timestamp),
  timeout_minutes: OptionalNumber,
  buttonPay: nullish(z.object({ url: z.string(), text: OptionalLocalizedText })),
  qrCodeText: OptionalText,
  qrDataURL: OptionalText,
};

const KnownData = z.object(known);

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** The server's data about the payment. The redirect needs the fields that are not in `known`: `redirectData` holds them as text. */
export const DepositData = z.pipe(
  z.looseObject(known),
  z.transform((wire) => {
    const entries = Object.entries(wire);
    const knownEntries = Object.fromEntries(entries.filter(([key]) => Object.hasOwn(known, key)));
    const otherEntries = entries.filter(([key, value]) => !Object.hasOwn(known, key) && isScalar(value));
    const redirectData: Record<string, string> = Object.fromEntries(
      otherEntries.map(([key, value]) => [key, String(value)]),
    );
    return { ...camelCased(knownEntries as z.infer<typeof KnownData>), redirectData };
  }),
);
export type DepositData = z.infer<typeof DepositData>;

const ApiResponse = z.object({
  isFieldsRequired: OptionalFlag,
  /** The URL of the redirect. It may be relative. Follow only http and https. */
  source: OptionalText,
  method: nullish(
    z.pipe(
      z.enum(['GET', 'POST', 'get', 'post']),
      z.transform((method) => method.toUpperCase() as 'GET' | 'POST'),
    ),
  ),
  pageId: OptionalText,
  data: nullish(DepositData),
});

/** A crypto address. If it has a memo or a tag, this is the requisite named `memo`. */
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
  passedCurrency: OptionalCurrencyCode,
  processingAmount: OptionalAmount,
  apiResponse: nullish(ApiResponse),
  /** Set instead of `apiResponse` if the call requested a crypto address. */
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
