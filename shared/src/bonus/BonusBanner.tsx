import type { Bonus } from '@paywidget/shared/contract';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Icon, VisuallyHidden } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import styles from './BonusBanner.module.scss';
import { BonusPicture } from './BonusPicture';
import { bonusTitle } from './bonusText';
import { bonusColour } from './model/bonusColour';
import { useBonusTimeLeft } from './useBonusTimeLeft';

interface BonusBannerProps {
  bonus: Bonus;
  /** `card` for a card in a row, `page` for the top of a page. On a page the banner's title is the page heading. */
  size: 'card' | 'page';
  /** Ids of the title and description, for elements that are labelled by the banner. */
  ids?: { title: string; description: string };
  /** Controls on top of the banner. */
  children?: ReactNode;
}

/** A coloured banner with a bonus's title, subtitle and remaining time. */
export function BonusBanner({ bonus, size, ids, children }: BonusBannerProps) {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const timeLeft = useBonusTimeLeft(bonus);
  const subtitle = textIn(bonus.content?.subtitle, language);
  const Title = size === 'page' ? 'h1' : 'span';
  return (
    <div className={`${styles.banner} ${styles[size]} ${styles[bonusColour(bonus)]}`}>
      <BonusPicture type={bonus.type} />
      <Title id={ids?.title} className={styles.title}>
        {bonusTitle(bonus, language, translator)}
      </Title>
      <span id={ids?.description} className={styles.about}>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        {timeLeft && (
          <span className={styles.end}>
            <Icon name="clock" size="small" />
            {size === 'page' ? (
              timeLeft.sentence
            ) : (
              <>
                <bdi aria-hidden="true">{timeLeft.time}</bdi>
                <VisuallyHidden>{timeLeft.sentence}</VisuallyHidden>
              </>
            )}
          </span>
        )}
      </span>
      {children}
    </div>
  );
}
