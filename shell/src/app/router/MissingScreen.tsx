import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { Button } from '@paywidget/shared/ui';
import { FailedScreen } from './FailedScreen';

/** Shown instead of a screen that the deployed flow does not have. Its button goes back to the other methods. */
export function MissingScreen() {
  const { t } = useTranslation();
  const { back } = useFlow();
  return (
    <FailedScreen
      icon="info"
      tone="info"
      title={t('screen.missing.title')}
      text={t('screen.missing.text')}
      actions={<Button onClick={back}>{t('screen.missing.back')}</Button>}
    />
  );
}
