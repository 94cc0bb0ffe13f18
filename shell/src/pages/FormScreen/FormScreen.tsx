import { useFlowPosition, useSearchParams } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Message, Screen, Spinner } from '@paywidget/shared/ui';
import { useEffect, useState } from 'react';
import { log } from '../../log';
import { followRedirect } from '../../redirect';
import { useShell } from '../../ShellProvider';
import { receiveRedirect } from './receiveRedirect';

type Stage = 'waiting' | 'leaving' | 'lost' | 'unsafe' | 'returned';

/** The page inside the helper window: waits for the way to the provider, and says goodbye on the way back. */
export function FormScreen() {
  const { route } = useFlowPosition();
  const [query] = useSearchParams();
  const isReturn = query.get('returned') === '1';
  const { origins } = useShell();
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>(isReturn ? 'returned' : 'waiting');

  useEffect(() => {
    if (isReturn) return window.close();
    return receiveRedirect({
      window,
      origins,
      log,
      onRedirect: (redirect) => setStage(followRedirect(document, redirect, '_self') ? 'leaving' : 'unsafe'),
      onLost: () => setStage('lost'),
    });
  }, [isReturn, origins]);

  if (stage === 'waiting' || stage === 'leaving') {
    return (
      <Screen name={route.name} heading={t('form.wait.title')}>
        <Spinner label={t('form.wait.text')} />
      </Screen>
    );
  }
  return (
    <Screen
      name={route.name}
      footer={
        <Button action="close" onClick={() => window.close()}>
          {t('form.close')}
        </Button>
      }
    >
      <Message
        icon={stage === 'returned' ? 'success' : 'warning'}
        tone={stage === 'returned' ? 'success' : 'warning'}
        title={t(`form.${stage}.title`)}
        text={t(`form.${stage}.text`)}
      />
    </Screen>
  );
}
