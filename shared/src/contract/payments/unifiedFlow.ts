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

/** The parts of a unified form. A peer-to-peer answer may have them at its top level. */
export const unifiedFlowShape = {
  requisites: nullish(tolerantList(Requisite)),
  inputFields: nullish(tolerantList(FormField)),
  /** How long the form is valid, in seconds. */
  lifetime: OptionalNumber,
  buttons: nullish(tolerantList(FlowButton)),
};

const defaultButtons: FlowButton[] = [{ type: 'paid' }, { type: 'cancel' }];

/** A unified form: the server describes all of it. By default it is valid for 600 s and has the buttons `paid` and `cancel`. */
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
