import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { atom, useStore } from '@paywidget/shared/state';
import { useWidget } from '@paywidget/shared/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { type BalanceType, balanceTypes } from '../../model/balanceCurrencies';
import styles from './BalanceTabs.module.scss';
import { lastTabAtom } from './useTab';

/** True after a tab was pressed. The new tab is another route, but the focus must stay on the tab. */
const restoresFocusAtom = atom(false);

interface BalanceTabsProps {
  chosen: BalanceType;
  /** The chosen tab's content. */
  children: ReactNode;
}

/** The tabs of crypto-balance. Arrow keys, Home and End move between them, as in the ARIA pattern "Tabs". */
export function BalanceTabs({ chosen, children }: BalanceTabsProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const { direction } = useWidget();
  const store = useStore();
  const id = useId();
  const chosenTab = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!store.get(restoresFocusAtom)) return;
    store.set(restoresFocusAtom, false);
    // Delayed, because the new screen moves the focus to its heading first.
    const timer = setTimeout(() => chosenTab.current?.focus());
    return () => clearTimeout(timer);
  }, [store]);

  function open(type: BalanceType | undefined) {
    if (!type || type === chosen) return;
    store.set(restoresFocusAtom, true);
    store.set(lastTabAtom, type);
    go(`cryptobalance.deposit.${type}`, { replace: true });
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = tabByKey(event.key, chosen, direction === 'rtl');
    if (!target) return;
    event.preventDefault();
    open(target);
  }

  return (
    <>
      <div role="tablist" aria-label={t('balance.tabs')} className={styles.tabs} onKeyDown={onKeyDown}>
        {balanceTypes.map((type) => (
          <button
            key={type}
            ref={type === chosen ? chosenTab : undefined}
            id={`${id}${type}`}
            type="button"
            role="tab"
            aria-selected={type === chosen}
            aria-controls={type === chosen ? `${id}panel` : undefined}
            tabIndex={type === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => open(type)}
          >
            {t(`balance.tab.${type}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}

/** Returns the tab that a key moves to. Undefined for other keys. */
function tabByKey(key: string, chosen: BalanceType, isRightToLeft: boolean): BalanceType | undefined {
  const index = balanceTypes.indexOf(chosen);
  const count = balanceTypes.length;
  const step = isRightToLeft ? -1 : 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + step,
    ArrowLeft: index - step,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : balanceTypes[(target + count) % count];
}
