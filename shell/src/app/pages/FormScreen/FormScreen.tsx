import { useTranslation } from '@paywidget/shared/i18n';
import { useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { Button, Message, Screen, Spinner } from '@paywidget/shared/ui';
import { useEffect, useState } from 'react';
import { log } from '../../../log';
import { followRedirect } from '../../../redirect';
import { useShell } from '../../ShellProvider';
import { receiveRedirect } from './receiveRedirect';

/** How long the way to the provider is waited for (decisions, section 2); longer where a person must pass a check first. */
const waitTimeoutMs = 60_000;
const checkTimeoutMs = 300_000;

type Phase = 'waiting' | 'leaving' | 'lost' | 'unsafe' | 'returned';

/** The page inside the helper window: waits for the way to the provider, and says goodbye on the way back. */
export function FormScreen() {
  const { route } = useFlowPosition();
  const query = useQueryParams();
  const isReturn = query.get('returned') === '1';
  /** The widget, in the window behind this one, asks the player to prove first that they are a person. */
  const isCheckPending = query.get('check') === '1';
  const { origins } = useShell();
  const { t } = useTranslation();
  const [phase, setPhase] = useState<Phase>(isReturn ? 'returned' : 'waiting');

  useEffect(() => {
    if (isReturn) return window.close();
    return receiveRedirect({
      window,
      origins,
      log,
      timeoutMs: isCheckPending ? checkTimeoutMs : waitTimeoutMs,
      onRedirect: (redirect) => setPhase(followRedirect(document, redirect, '_self') ? 'leaving' : 'unsafe'),
      onNoRedirect: () => setPhase('lost'),
    });
  }, [isReturn, isCheckPending, origins]);

  if (phase === 'waiting' && isCheckPending) {
    return (
      <Screen name={route.name}>
        <Message icon="lock" tone="info" title={t('form.check.title')} text={t('form.check.text')} />
        <Spinner label={t('form.wait.text')} />
      </Screen>
    );
  }

  if (phase === 'waiting' || phase === 'leaving') {
    return (
      <Screen name={route.name} heading={t('form.wait.title')}>
        <Spinner label={t('form.wait.text')} />
      </Screen>
    );
  }
  return (
    // Another screen than the one that waited, so that the focus goes to it and it is heard.
    <Screen
      key={phase}
      name={route.name}
      footer={
        <Button action="close" onClick={() => window.close()}>
          {t('form.close')}
        </Button>
      }
    >
      <Message
        icon={phase === 'returned' ? 'success' : 'warning'}
        tone={phase === 'returned' ? 'success' : 'warning'}
        title={t(`form.${phase}.title`)}
        text={t(`form.${phase}.text`)}
      />
    </Screen>
  );
}
