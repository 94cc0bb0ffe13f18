import type { EmbedOptions } from '../../../../shell/src/embed/module';
import type { BonusFields } from '../../../../shell/src/handover/hostFields';
import { type Options, tokensOf } from './options';
import type { Catalogue } from './sandbox';

type Shown = Omit<EmbedOptions, 'container' | 'user'>;

/** Ids of the bonuses for each experiment group. All other players get the first three. */
const bonusIdsByGroup: Readonly<Record<string, readonly number[]>> = {
  group_a: [1],
  group_b: [1, 2, 3, 4, 6],
  group_c: [2],
};

/** The sandbox's stand-ins of the captcha vendors. The id `press` asks for a press. */
const captcha = {
  geetest: { id: 'press', scripts: ['/sandbox/captcha/geetest.js'] },
  recaptcha2: { id: 'press', scripts: ['/sandbox/captcha/recaptcha.js'] },
  recaptcha3: { id: 'pass', scripts: ['/sandbox/captcha/recaptcha.js'] },
};

/** Returns the options that a host passes to the widget, without the player. See docs/guides/embedding.md. */
export function widgetOptions(options: Options, catalogue: Catalogue | undefined): Shown {
  const bonuses = catalogue?.bonuses[options.currency] ?? [];
  const offered = bonusIdsByGroup[options.experiment] ?? [1, 2, 3];
  return {
    transaction: options.transaction === 'withdrawal' ? 'withdrawal' : 'deposit',
    theme: themeOf(options),
    tokens: tokensOf(options) as EmbedOptions['tokens'],
    payload: {
      widgetViewType: viewOf(options),
      transport: 'http',
      partnerKey: 'lagoon',
      closingButton: options.close === 'true',
      experiments: options.experiment ? [{ key: 'cashier', group: options.experiment }] : [],
      bonusList:
        options.bonus === 'true' ? (bonuses.filter(({ id }) => offered.includes(id)) as BonusFields[]) : [],
      platformVersion: 'redesign',
      ...(catalogue && { captcha }),
    },
  };
}

const viewOf = ({ view }: Options) => (view === 'sweep' || view === 'cryptobalance' ? view : 'main');

/** Returns the theme of the options. */
export const themeOf = ({ theme }: Options) => (theme === 'light' || theme === 'dark' ? theme : 'auto');
