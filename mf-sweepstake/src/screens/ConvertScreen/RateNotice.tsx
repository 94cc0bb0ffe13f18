import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Notice } from '@paywidget/shared/ui';

/** Says that there is no rate, and offers to request it again. */
export function RateNotice({ retry }: { retry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="warning"
      title={t('sweep.convert.failed.title')}
      action={
        <Button variant="secondary" action="refresh" onClick={retry}>
          {t('sweep.convert.failed.refresh')}
        </Button>
      }
    >
      {t('sweep.convert.failed.text')}
    </Notice>
  );
}
