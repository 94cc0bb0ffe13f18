import { useTranslation } from '@paywidget/shared/i18n';
import { LinkButton } from '@paywidget/shared/invoice';
import { payloadAtom, useAtomValue } from '@paywidget/shared/state';
import styles from './Order.module.scss';

/** Where the links lead unless the host's `assets` say otherwise: pages of the site that serves the widget. */
const ownPages = { rules: '/sweepstake/rules', learnMore: '/sweepstake/learn-more' } as const;

/** What the law wants said beside a purchase, with its rules and how to play without one (specification, section 1). */
export function Disclaimer() {
  const { t } = useTranslation();
  const { assets } = useAtomValue(payloadAtom);
  return (
    <div role="note" className={styles.disclaimer}>
      <strong className={styles.statement}>{t('sweep.disclaimer.title')}</strong>
      <p className={styles.text}>{t('sweep.disclaimer.text')}</p>
      <div className={styles.links}>
        <LinkButton variant="plain" url={assets?.sweepstakeRules ?? ownPages.rules}>
          {t('sweep.disclaimer.rules')}
        </LinkButton>
        <LinkButton variant="plain" url={assets?.sweepstakeLearnMore ?? ownPages.learnMore}>
          {t('sweep.disclaimer.learnMore')}
        </LinkButton>
      </div>
    </div>
  );
}
