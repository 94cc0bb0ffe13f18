import { useTranslation } from '@paywidget/shared/i18n';
import { useWidget } from '@paywidget/shared/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { type GuidedBank, guidedBanks } from '../../model/banks';
import styles from './BankTabs.module.scss';
import { bankNames } from './bankGuides';

interface BankTabsProps {
  chosen: GuidedBank;
  onChoose: (bank: GuidedBank) => void;
  /** The content of the chosen bank. */
  children: ReactNode;
}

/** The banks as tabs. Arrow keys move between them, Home and End to the first and last (ARIA practices, "Tabs"). */
export function BankTabs({ chosen, onChoose, children }: BankTabsProps) {
  const { t } = useTranslation();
  const { direction } = useWidget();
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const target = bankByKey(event.key, chosen, direction === 'rtl');
    if (!target) return;
    event.preventDefault();
    onChoose(target);
    tabs.current?.querySelector<HTMLElement>(`[data-bank="${target}"]`)?.focus();
  }

  return (
    <>
      <div
        ref={tabs}
        role="tablist"
        aria-label={t('p2p.guide.banks')}
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {guidedBanks.map((bank) => (
          <button
            key={bank}
            id={`${id}${bank}`}
            type="button"
            role="tab"
            data-bank={bank}
            aria-selected={bank === chosen}
            aria-controls={bank === chosen ? `${id}panel` : undefined}
            tabIndex={bank === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(bank)}
          >
            {t(bankNames[bank])}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`}>
        {children}
      </div>
    </>
  );
}

/** Returns the bank of the tab that a key moves to. Undefined for other keys. */
function bankByKey(key: string, chosen: GuidedBank, isRightToLeft: boolean): GuidedBank | undefined {
  const index = guidedBanks.indexOf(chosen);
  const count = guidedBanks.length;
  const forward = isRightToLeft ? -1 : 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : guidedBanks[(target + count) % count];
}
