import type { PaymentMethod } from '@paywidget/shared/contract';
import { MethodHeading } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import {
  depositPageOfGroup,
  filterMethods,
  type ListEntry,
  listEntries,
  methodTitle,
  useChooseDeposit,
  useDepositMethods,
} from '@paywidget/shared/methods';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { useHost } from '@paywidget/shared/services';
import { choiceAtom, languageAtom, useAtomValue, useSetAtom } from '@paywidget/shared/state';
import { Button, Notice } from '@paywidget/shared/ui';

interface UnavailableMethodProps {
  method: PaymentMethod;
  /** The player's currency, which the method does not take. */
  currency: string;
}

const isCrypto = (entry: ListEntry): boolean =>
  entry.kind === 'group' ? entry.name === 'crypto' : entry.method.category === 'crypto';

/** Says that the method does not take the player's currency. Leads to crypto, if the country has any, and to the list. */
export function UnavailableMethod({ method, currency }: UnavailableMethodProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const host = useHost();
  const setChoice = useSetAtom(choiceAtom);
  const choose = useChooseDeposit('list');
  const { data } = useDepositMethods();
  const crypto = listEntries(filterMethods(data?.methods ?? [], 'deposit').methods).find(isCrypto);
  const title = methodTitle(method, useAtomValue(languageAtom));

  function openCrypto(coins: ListEntry) {
    if (coins.kind === 'method') return choose(coins);
    host.track('deposit_group_chosen', { group: coins.name });
    // The method stays chosen, because this page needs it until the next one is shown.
    setChoice({ group: coins.name, method: method.name });
    go(depositPageOfGroup(coins.name));
  }

  return (
    <FlowScreen
      heading={title}
      footer={
        <>
          {crypto && (
            <Button onClick={() => openCrypto(crypto)}>{t('deposit.currencyUnavailable.crypto')}</Button>
          )}
          <Button
            variant={crypto ? 'secondary' : 'primary'}
            action="back"
            onClick={() => go('deposit.list', { replace: true })}
          >
            {t('deposit.currencyUnavailable.list')}
          </Button>
        </>
      }
    >
      <MethodHeading method={method} />
      <Notice tone="warning" title={t('deposit.currencyUnavailable', { currency })}>
        {t('deposit.currencyUnavailable.advice')}
      </Notice>
    </FlowScreen>
  );
}
