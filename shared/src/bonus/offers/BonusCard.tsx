import type { Bonus } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Icon } from '@paywidget/shared/ui';
import { useId } from 'react';
import { BonusBanner } from '../BonusBanner';
import { bonusTitle } from '../bonusText';
import styles from './BonusCard.module.scss';

interface BonusCardProps {
  bonus: Bonus;
  /** Name of the radio group. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  onDetails: () => void;
}

/** A bonus card: a radio button with a second button for details. */
export function BonusCard({ bonus, group, isChosen, onChoose, onDetails }: BonusCardProps) {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const id = useId();
  const ids = { title: `${id}-title`, description: `${id}-description` };
  const details = translator.t('bonus.details.of', { title: bonusTitle(bonus, language, translator) });
  return (
    <div className={styles.card}>
      <BonusBanner bonus={bonus} size="card" ids={ids}>
        <input
          type="radio"
          className={styles.radio}
          name={group}
          value={bonus.id}
          checked={isChosen}
          aria-labelledby={ids.title}
          aria-describedby={ids.description}
          onChange={onChoose}
        />
        {isChosen && (
          <span className={styles.mark}>
            <Icon name="check" size="small" />
          </span>
        )}
        <button
          type="button"
          className={styles.details}
          data-bonus={bonus.id}
          aria-label={details}
          title={details}
          onClick={onDetails}
        >
          <Icon name="info" />
        </button>
      </BonusBanner>
    </div>
  );
}
