import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Requisite } from '@paywidget/shared/contract/payments';
import { useTranslation } from '@paywidget/shared/i18n';
import { RequisiteList } from '@paywidget/shared/invoice';
import { formatRange, limitsOf } from '@paywidget/shared/money';
import { countryAtom, currencyAtom, payloadAtom, useAtomValue, userAtom } from '@paywidget/shared/state';

/** Shows the facts that the agent asks for: the limits and the player's account. */
export function CashFacts({ method }: { method: PaymentMethod }) {
  const { t, i18n } = useTranslation();
  const currency = useAtomValue(currencyAtom);
  const country = useAtomValue(countryAtom);
  const { userId } = useAtomValue(payloadAtom);
  const account = useAtomValue(userAtom).id ?? userId;
  const { name: methodName, amountRules, category } = method;
  const facts: Requisite[] = [];

  if (amountRules?.[currency]) {
    const { min, max } = limitsOf({ amountRules, currency, country, methodName, category });
    const value = formatRange(min, max, currency, i18n.language);
    facts.push({ name: 'limits', title: t('deposit.cash.limits'), type: 'text', value });
  }
  if (account)
    facts.push({
      name: 'account',
      title: t('deposit.cash.account'),
      type: 'text',
      value: account,
      isCopyable: true,
    });
  return <RequisiteList requisites={facts} />;
}
