import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { VisuallyHidden } from '@paywidget/shared/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { bonusTitle } from '../bonusText';
import { useBonuses } from '../useBonuses';
import { useBonusSwitch } from '../useBonusSwitch';
import { BonusCard } from './BonusCard';
import styles from './BonusCarousel.module.scss';
import { scrollCardIntoView } from './cardRow';
import { useWheelNavigation } from './useWheelNavigation';

/**
 * A carousel of the bonuses, as a radio group. One is chosen for the next deposit, or none while bonuses are off. Supports
 * swiping, the mouse wheel and the arrow keys.
 */
export function BonusCarousel({ labelledBy }: { labelledBy: string }) {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const { go } = useFlow();
  const { bonuses, active, pick } = useBonuses();
  const { isOn } = useBonusSwitch('deposit');
  const group = useId();
  const row = useRef<HTMLDivElement>(null);
  const place = active ? bonuses.indexOf(active) : -1;
  const [shown, setShown] = useState(active);
  const [hasMoved, setHasMoved] = useState(false);
  useWheelNavigation(row);

  if (active?.id !== shown?.id) {
    setShown(active);
    setHasMoved(!bonuses.some(({ id }) => id === shown?.id));
  }

  useEffect(() => {
    const card = row.current?.children[place];
    if (row.current && card) scrollCardIntoView(row.current, card);
  }, [place]);

  return (
    <>
      <div ref={row} role="radiogroup" aria-labelledby={labelledBy} className={styles.row}>
        {bonuses.map((bonus) => (
          <BonusCard
            key={bonus.id}
            bonus={bonus}
            group={group}
            isChosen={isOn && bonus === active}
            onChoose={() => pick(bonus)}
            onDetails={() => go('deposit.bonus-details', { query: { bonus: bonus.id } })}
          />
        ))}
      </div>
      <VisuallyHidden as="div" role="status">
        {hasMoved &&
          active &&
          translator.t('bonus.moved', { title: bonusTitle(active, language, translator) })}
      </VisuallyHidden>
    </>
  );
}
