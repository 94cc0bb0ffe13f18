import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { atom, useStore } from '@paywidget/shared/state';
import { useWidget } from '@paywidget/shared/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { type BalanceType, balanceTypes } from '../../model/balanceCurrencies';
import styles from './BalanceTabs.module.scss';

/** A tab was pressed: its list is another route, but the focus stays on the tab. */
const switchedAtom = atom(false);

interface BalanceTabsProps {
  chosen: BalanceType;
  /** The chosen tab's content. */
  children: ReactNode;
}

/** What to deposit in, as tabs: arrows move along the line, Home and End to its ends (ARIA practices, "Tabs"). */
export function BalanceTabs({ chosen, children }: BalanceTabsProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const { direction } = useWidget();
  const store = useStore();
  const id = useId();
  const chosenTab = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!store.get(switchedAtom)) return;
    store.set(switchedAtom, false);
    // After the new screen has taken the focus to its heading.
    const timer = setTimeout(() => chosenTab.current?.focus());
    return () => clearTimeout(timer);
  }, [store]);

  function open(type: BalanceType | undefined) {
    if (!type || type === chosen) return;
    store.set(switchedAtom, true);
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

/** The tab that a key leads to; nothing for any other key. */
function tabByKey(key: string, chosen: BalanceType, isRightToLeft: boolean): BalanceType | undefined {
  const at = balanceTypes.indexOf(chosen);
  const count = balanceTypes.length;
  const onwards = isRightToLeft ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + onwards,
    ArrowLeft: at - onwards,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined ? undefined : balanceTypes[(place + count) % count];
}
