import { LocalizedText, OptionalFlag, ScalarText } from '@paywidget/shared/contract';
import * as z from 'zod/mini';

const requisiteTypes = ['text', 'image', 'qr', 'url'] as const;
export type RequisiteType = (typeof requisiteTypes)[number];

/** The wire writes `qr`. `QR` is accepted too. An unknown type is shown as text. */
const toRequisiteType = (raw: string): RequisiteType =>
  requisiteTypes.find((type) => type === raw.toLowerCase()) ?? 'text';

/** A detail that the payer needs, such as an account number, a memo or a QR code. */
export const Requisite = z.object({
  name: z.string(),
  title: LocalizedText,
  type: z.pipe(z.string(), z.transform(toRequisiteType)),
  value: ScalarText,
  isCopyable: OptionalFlag,
});
export type Requisite = z.infer<typeof Requisite>;
