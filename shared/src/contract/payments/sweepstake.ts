import {
  Amount,
  CurrencyCode,
  defineEndpoint,
  Id,
  LocalizedText,
  ScalarText,
  tolerantList,
} from '@paywidget/shared/contract';
import * as z from 'zod/mini';

const price = { boxId: Id, price: Amount, priceCurrencyCode: CurrencyCode };

/** The other shape of a box: both amounts under `currenciesList`. */
const BoxByCurrencies = z.pipe(
  z.object({
    ...price,
    currenciesList: z.object({ free: z.object({ amount: Amount }), main: z.object({ amount: Amount }) }),
  }),
  z.transform(({ currenciesList: { free, main }, ...box }) => ({
    ...box,
    gcAmount: free.amount,
    scAmount: main.amount,
  })),
);

/** A package of gold coins with free sweepstake coins. Its price and currency are the price and currency of the deposit. */
export const Box = z.union([z.object({ ...price, gcAmount: Amount, scAmount: Amount }), BoxByCurrencies]);
export type Box = z.infer<typeof Box>;

export const BoxGroup = z.object({ name: LocalizedText, boxes: tolerantList(Box) });
export type BoxGroup = z.infer<typeof BoxGroup>;

export const SweepstakeBalance = z.object({ currency: CurrencyCode, balance: Amount });
export type SweepstakeBalance = z.infer<typeof SweepstakeBalance>;

export const fetchBoxes = defineEndpoint('BANKING/sweepstake-boxes', {
  request: z.strictObject({ currency: z.string() }),
  response: tolerantList(BoxGroup),
});

export const convertPayment = defineEndpoint('BANKING/payment-convert-v2', {
  request: z.strictObject({ from: z.string(), to: z.string(), amount: z.number() }),
  response: z.object({ amount: Amount }),
});

export const fetchSweepstakeBalances = defineEndpoint('BANKING/sweepstake-balance-get', {
  request: z.strictObject({}),
  response: tolerantList(SweepstakeBalance),
});

/** The balance that the player must still play before they can redeem it. */
export const fetchRecoupSum = defineEndpoint('BANKING/sweepstake-recoup-sum', {
  request: z.strictObject({ currency: z.string() }),
  response: z.object({ data: z.object({ status: ScalarText, amount: Amount }) }),
});
