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
  /** `card` for a card in a row, `page` for the top of a page. On a page the banner's title is the page heading. */
  size: 'card' | 'page';
  /** Ids of the title and description, for elements that are labelled by the banner. */
  ids?: { title: string; about: string };
  /** Controls on top of the banner. */
  children?: ReactNode;
}

/** A coloured banner with a bonus's title, subtitle and end. */
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
