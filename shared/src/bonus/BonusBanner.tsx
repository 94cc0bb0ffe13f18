import type { Bonus } from '@paywidget/shared/contract';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Icon, VisuallyHidden } from '@paywidget/shared/ui';
import type { ReactNode } from 'react';
import styles from './BonusBanner.module.scss';
import { BonusPicture } from './BonusPicture';
import { bonusTitle } from './bonusText';
import { bonusColour } from './model/bonusColour';
import { useBonusEnd } from './useBonusEnd';

interface BonusBannerProps {
  bonus: Bonus;
  /** One of a row, or what a whole page is about: then its title is the page's. */
  size: 'card' | 'page';
  /** Ids for whatever the banner names and describes. */
  ids?: { title: string; about: string };
  /** What can be done with it, over the banner. */
  children?: ReactNode;
}

/** A bonus in its colour: what it is, and until when. */
export function BonusBanner({ bonus, size, ids, children }: BonusBannerProps) {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const end = useBonusEnd(bonus);
  const subtitle = textIn(bonus.content?.subtitle, language);
  const Title = size === 'page' ? 'h1' : 'span';
  return (
    <div className={`${styles.banner} ${styles[size]} ${styles[bonusColour(bonus)]}`}>
      <BonusPicture type={bonus.type} />
      <Title id={ids?.title} className={styles.title}>
        {bonusTitle(bonus, language, translator)}
      </Title>
      <span id={ids?.about} className={styles.about}>
        {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
        {end && (
          <span className={styles.end}>
            <Icon name="clock" size="small" />
            {size === 'page' ? (
              end.sentence
            ) : (
              <>
                <bdi aria-hidden="true">{end.time}</bdi>
                <VisuallyHidden>{end.sentence}</VisuallyHidden>
              </>
            )}
          </span>
        )}
      </span>
      {children}
    </div>
  );
}
