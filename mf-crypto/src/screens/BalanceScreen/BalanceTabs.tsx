import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { atom, useStore } from '@paywidget/shared/state';
import { Tabs } from '@paywidget/shared/ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { type BalanceType, balanceTypes } from '../../model/balanceCurrencies';
import { lastTabAtom } from './useTab';

/** True after a tab was pressed. The new tab is another route, but the focus must stay on the tab. */
const restoresFocusAtom = atom(false);

interface BalanceTabsProps {
  chosen: BalanceType;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** The tabs of crypto-balance. Each is a route. */
export function BalanceTabs({ chosen, children }: BalanceTabsProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const store = useStore();
  const chosenTab = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!store.get(restoresFocusAtom)) return;
    store.set(restoresFocusAtom, false);
    // Delayed, because the new screen moves the focus to its heading first.
    const timer = setTimeout(() => chosenTab.current?.focus());
    return () => clearTimeout(timer);
  }, [store]);

  function open(type: BalanceType) {
    store.set(restoresFocusAtom, true);
    store.set(lastTabAtom, type);
    go(`cryptobalance.deposit.${type}`, { replace: true });
  }

  return (
    <Tabs
      label={t('balance.tabs')}
      tabs={balanceTypes.map((name) => ({ name, text: t(`balance.tab.${name}`) }))}
      chosen={chosen}
      onChoose={open}
      chosenTab={chosenTab}
    >
      {children}
    </Tabs>
  );
}
