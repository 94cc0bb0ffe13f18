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
import { showCard } from './cardRow';
import { useWheelSteps } from './useWheelSteps';

/**
 * The bonuses side by side, of which one is chosen for the next deposit; none while bonuses are off. The row is swiped,
 * turned by the wheel, and walked through with the arrow keys.
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
  useWheelSteps(row);

  if (active?.id !== shown?.id) {
    setShown(active);
    setHasMoved(!bonuses.some(({ id }) => id === shown?.id));
  }

  useEffect(() => {
    const card = row.current?.children[place];
    if (row.current && card) showCard(row.current, card);
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
