import * as z from 'zod/mini';
import { CaptchaConfiguration } from '../deployment/captcha';
import { camelCased } from '../wire/camelCase';
import { Flag, Id, lenient, lenientList, nullish, ScalarText } from '../wire/fieldSchemas';
import { BonusList } from './bonus';
import { hostDefaults } from './hostDefaults';
import { headerText, User, UserUpdate } from './user';
import { toWidgetViewType } from './widgetViewType';

export const Experiment = z.object({ key: z.string(), group: z.string() });
export type Experiment = z.infer<typeof Experiment>;

const text = lenient(z.string());
const flag = lenient(Flag);

const payloadShape = {
  bonusId: lenient(Id),
  bonusList: nullish(BonusList),
  closingButton: flag,
  experiments: nullish(lenientList(Experiment)),
  host: text,
  schema: text,
  xOrigin: text,
  userId: lenient(ScalarText),
  partnerKey: lenient(ScalarText),
  widgetViewType: text,
  transport: lenient(z.enum(['socket', 'http'])),
  platformVersion: lenient(headerText(z.string())),
  /** The host's page to which providers send the player back. Its origin must be one that the deployment trusts. */
  returnUrl: text,
  pwa: flag,
  isMobileApp: flag,
  geetestCaptchaId: lenient(z.string().check(z.minLength(1))),
  captcha: lenient(CaptchaConfiguration),
  /** URLs: the picture of the crypto bonus badge, and the targets of the links in the sweepstake disclaimer. */
  assets: lenient(z.object({ badge: text, sweepstakeRules: text, sweepstakeLearnMore: text })),
};

/** An update of the host's payload: only the fields that the host has sent. */
export const HostPayloadUpdate = z.pipe(
  z.object({ ...payloadShape, user: lenient(UserUpdate) }),
  z.transform(({ widgetViewType, ...wire }) => ({
    ...camelCased(wire),
    ...(widgetViewType !== undefined && { widgetViewType: toWidgetViewType(widgetViewType) }),
  })),
);
export type HostPayloadUpdate = z.infer<typeof HostPayloadUpdate>;

/** The host's start options, with their defaults. See docs/rules/start.md. */
export const HostPayload = z.pipe(
  z.object({ ...payloadShape, user: lenient(User) }),
  z.transform(
    ({ bonusList = [], experiments = [], closingButton = hostDefaults.closingButton, ...wire }) => ({
      ...wire,
      bonusList,
      experiments,
      closingButton,
      host: wire.host ?? '',
      xOrigin: wire.xOrigin ?? '',
      userId: wire.userId ?? '',
      partnerKey: wire.partnerKey ?? '',
      widgetViewType: toWidgetViewType(wire.widgetViewType ?? wire.user?.widgetViewType),
      platformVersion: wire.platformVersion ?? hostDefaults.platformVersion,
    }),
  ),
);
export type HostPayload = z.infer<typeof HostPayload>;
