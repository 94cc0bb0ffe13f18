import type { Requisite } from '@paywidget/shared/contract/payments';
import { textIn, useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Icon } from '@paywidget/shared/ui';
import { CopyButton } from '@paywidget/shared/ui/controls';
import styles from './MemoCard.module.scss';

/** Shows the memo or tag that identifies the player. Without it, coins sent to the address cannot be credited. */
export function MemoCard({ memo }: { memo: Requisite }) {
  const { t } = useTranslation();
  const title = textIn(memo.title, useAtomValue(languageAtom)) || memo.name;
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <Icon name="warning" />
        <div className={styles.body}>
          <strong className={styles.warning}>{t('crypto.memo.title', { title })}</strong>
          <span className={styles.text}>{t('crypto.memo.text')}</span>
        </div>
      </div>
      <div className={styles.requisite} data-requisite={memo.name}>
        <span className={styles.title}>{title}</span>
        <span className={styles.value}>
          <bdi dir="ltr">{memo.value}</bdi>
        </span>
      </div>
      <CopyButton
        wide
        value={memo.value}
        label={t('invoice.copy', { title })}
        copiedLabel={t('invoice.copied')}
        failedLabel={t('invoice.copyFailed')}
      />
    </section>
  );
}
