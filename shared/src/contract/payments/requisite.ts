import { LocalizedText, OptionalFlag, ScalarText } from '@paywidget/shared/contract';
import * as z from 'zod/mini';

const requisiteTypes = ['text', 'image', 'qr', 'url'] as const;
export type RequisiteType = (typeof requisiteTypes)[number];

/** The specification writes `QR`, the wire `qr`; a type we do not know is shown as text. */
const toRequisiteType = (raw: string): RequisiteType =>
  requisiteTypes.find((type) => type === raw.toLowerCase()) ?? 'text';

/** One detail the payer needs: an account number, a memo, a QR code. */
export const Requisite = z.object({
  name: z.string(),
  title: LocalizedText,
  type: z.pipe(z.string(), z.transform(toRequisiteType)),
  value: ScalarText,
  isCopyable: OptionalFlag,
});
export type Requisite = z.infer<typeof Requisite>;
