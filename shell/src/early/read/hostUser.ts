import { bonusGroup, hostDefaults, toUserLanguage, toWidgetViewType } from '@paywidget/shared/contract';
import { paymentCurrencyOf } from '@paywidget/shared/money';
import { type Fields, isFields, textOr, wordIn } from './deployment';

/** Reads the facts on which the first list depends from the payload of the host's `loaded` answer, without the schemas. */
export function readUser({ user: given, widgetViewType, experiments }: Fields) {
  const user: Fields = isFields(given) ? given : {};
  const groups = Array.isArray(experiments)
    ? experiments.map((one) => (isFields(one) ? textOr(one.group, undefined) : undefined))
    : [];
  return {
    user,
    view: toWidgetViewType(widgetViewType ?? user.widgetViewType),
    country: (wordIn(user.paymentGeo) ?? hostDefaults.paymentGeo).toLowerCase(),
    currency: paymentCurrencyOf((wordIn(user.currency) ?? hostDefaults.currency).toUpperCase()),
    /** The language of the texts, such as `es-MX`. */
    language: toUserLanguage(wordIn(user.locale) ?? wordIn(user.lang)),
    /** The group of the first experiment. */
    group: groups[0],
    /** True if the player sees bonuses. The early list does not show bonuses. */
    seesBonuses: groups.includes(bonusGroup),
  };
}
