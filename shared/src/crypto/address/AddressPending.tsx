import { useTranslation } from '@paywidget/shared/i18n';
import { useIsPhone } from '@paywidget/shared/invoice';
import { RejectionText, RotatingHint } from '@paywidget/shared/transaction';
import { Button, Message, Notice, Skeleton, VisuallyHidden } from '@paywidget/shared/ui';
import styles from './AddressCard.module.scss';
import type { AddressState } from './useAddress';

/** Shown instead of the address while the address loads, and if it could not be loaded. */
export function AddressPending({ state: { view, failure, retry } }: { state: AddressState }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const retryButton = (
    <Button action="refresh" variant="secondary" onClick={retry}>
      {t('crypto.address.retry')}
    </Button>
  );
  if (view === 'failed' && failure) {
    return (
      <div role="alert">
        <Message
          icon="error"
          tone="danger"
          title={t('crypto.failed.title')}
          text={<RejectionText reason={failure} />}
          actions={retryButton}
        />
      </div>
    );
  }
  const code = (
    <div className={styles.code}>
      <Skeleton shape="block" width={232} height={232} />
    </div>
  );
  return (
    <div className={styles.card}>
      {view === 'unknown' ? (
        <div role="status">
          <Notice tone="warning" title={t('crypto.unknown.title')} action={retryButton}>
            {t('crypto.unknown.text')}
          </Notice>
        </div>
      ) : (
        <VisuallyHidden as="div" role="status">
          {t('crypto.loading')}
        </VisuallyHidden>
      )}
      {!isPhone && code}
      <Skeleton shape="block" height={48} />
      <Skeleton shape="block" height={48} />
      {isPhone && code}
      <RotatingHint />
    </div>
  );
}
