import { useTranslation } from '@paywidget/shared/i18n';
import type { BonusOffersProps } from '@paywidget/shared/methods';
import { useId } from 'react';
import { CryptoBonusSwitch } from '../CryptoBonusSwitch';
import { BonusCarousel } from './BonusCarousel';
import styles from './BonusOffers.module.scss';

/** The bonus section of a method list: the carousel, the switch of the crypto bonus, or both. See `loadBonusOffers`. */
export function BonusOffers({ hasBonuses, hasCrypto, className }: BonusOffersProps) {
  const { t } = useTranslation();
  const id = useId();
  if (!hasBonuses) {
    return (
      <div className={`${className ?? ''} ${styles.alone}`}>
        <CryptoBonusSwitch />
      </div>
    );
  }
  return (
    <section className={className}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('bonus.list.heading')}
        </h2>
        {hasCrypto && (
          <div className={styles.switch}>
            <CryptoBonusSwitch />
          </div>
        )}
      </div>
      <BonusCarousel labelledBy={id} />
    </section>
  );
}
