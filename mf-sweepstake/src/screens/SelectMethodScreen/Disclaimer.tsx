import { useTranslation } from '@paywidget/shared/i18n';
import { LinkButton } from '@paywidget/shared/invoice';
import { payloadAtom, useAtomValue } from '@paywidget/shared/state';
import styles from './Order.module.scss';

/** The links' default targets, on the site that serves the widget. The host's `assets` can replace them. */
const ownPages = { rules: '/sweepstake/rules', learnMore: '/sweepstake/learn-more' } as const;

/** The legal notice on order pages: no purchase necessary, with links to the rules and to more information. */
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
