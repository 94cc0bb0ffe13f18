import { CaptchaOutput } from '@paywidget/shared/contract';
import * as z from 'zod/mini';
import { failureCauses } from './protocol';

const type = <Name extends string>(name: Name) => z.literal(`paywidget.captcha.${name}` as const);

/** A message from the captcha's frame to the widget. */
export const FrameMessage = z.union([
  z.object({ type: type('ready') }),
  z.object({ type: type('shown') }),
  z.object({ type: type('solved'), outputs: CaptchaOutput }),
  z.object({ type: type('closed') }),
  z.object({ type: type('failed'), cause: z.enum(failureCauses), detail: z.optional(z.string()) }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;
