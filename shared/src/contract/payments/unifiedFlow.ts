import {
  FormField,
  nullish,
  OptionalLocalizedText,
  OptionalNumber,
  OptionalText,
  tolerantList,
} from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { Requisite } from './requisite';

export const FlowButton = z.object({
  type: z.enum(['paid', 'cancel', 'link']),
  text: OptionalLocalizedText,
  url: OptionalText,
});
export type FlowButton = z.infer<typeof FlowButton>;

/** The parts of a unified form, which a peer-to-peer answer may also carry at its top. */
export const unifiedFlowShape = {
  requisites: nullish(tolerantList(Requisite)),
  inputFields: nullish(tolerantList(FormField)),
  /** Seconds. */
  lifetime: OptionalNumber,
  buttons: nullish(tolerantList(FlowButton)),
};

const defaultButtons: FlowButton[] = [{ type: 'paid' }, { type: 'cancel' }];

/** A form the server describes whole. It lives for 600 s and has the buttons paid and cancel unless it says otherwise. */
export const UnifiedFlow = z.pipe(
  z.object(unifiedFlowShape),
  z.transform(({ requisites = [], inputFields = [], lifetime = 600, buttons = defaultButtons }) => ({
    requisites,
    inputFields,
    lifetime,
    buttons,
  })),
);
export type UnifiedFlow = z.infer<typeof UnifiedFlow>;
