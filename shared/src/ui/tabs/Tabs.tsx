import { useWidget } from '@paywidget/shared/ui';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import styles from './Tabs.module.scss';

interface TabsProps<Name extends string> {
  /** The choice that the tabs offer, for screen readers. */
  label: string;
  tabs: readonly { name: Name; text: string }[];
  chosen: Name;
  /** Called with another tab than the chosen one. */
  onChoose: (name: Name) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
  /** A ref to the chosen tab. */
  chosenTab?: RefObject<HTMLButtonElement | null>;
}

/** Tabs above their content. Arrow keys, Home and End move between them, as in the ARIA pattern "Tabs". */
export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
  chosenTab,
}: TabsProps<Name>) {
  const { direction } = useWidget();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function choose(name: Name) {
    if (name !== chosen) onChoose(name);
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ name }) => name === chosen);
    const target = tabs[indexByKey(event.key, index, tabs.length, direction === 'rtl')];
    if (!target) return;
    event.preventDefault();
    choose(target.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.name}"]`)?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map(({ name, text }) => (
          <button
            key={name}
            ref={name === chosen ? chosenTab : undefined}
            id={`${id}${name}`}
            type="button"
            role="tab"
            data-tab={name}
            aria-selected={name === chosen}
            aria-controls={name === chosen ? `${id}panel` : undefined}
            tabIndex={name === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(name)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}

/** Returns the index of the tab that a key moves to, or -1 for other keys. */
function indexByKey(key: string, index: number, count: number, isRightToLeft: boolean): number {
  const step = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (index + step + count) % count;
    case 'ArrowLeft':
      return (index - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
