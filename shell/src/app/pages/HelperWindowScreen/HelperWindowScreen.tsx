import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen, MessageScreen, useQueryParams } from '@paywidget/shared/navigation';
import { useService } from '@paywidget/shared/services';
import { tokensAtom, useSetAtom } from '@paywidget/shared/state';
import { Button, Spinner } from '@paywidget/shared/ui';
import { useEffect, useState } from 'react';
import { followRedirect } from '../../../lib/bridge/followRedirect';
import { helperAppearance } from '../../../lib/session';
import { log } from '../../../lib/telemetry/log';
import styles from './HelperWindowScreen.module.scss';
import { receiveRedirect } from './receiveRedirect';

type Phase = 'waiting' | 'leaving' | 'lost' | 'unsafe' | 'returned';

/**
 * The page in the helper window. It waits for the redirect to the provider and follows it. When the provider sends the
 * player back, it closes the window. See docs/rules/deposits.md.
 */
export function HelperWindowScreen() {
  const query = useQueryParams();
  const isReturn = query.get('returned') === '1';
  const isCheckExpected = query.get('check') === '1';
  /** True if the player must first solve a captcha in the widget. The widget is in the window behind this one. */
  const [isCheckPending, setIsCheckPending] = useState(isCheckExpected);
  const setTokens = useSetAtom(tokensAtom);
  const { trustedOrigins: origins } = useService('urls');
  const { t } = useTranslation();
  const [phase, setPhase] = useState<Phase>(isReturn ? 'returned' : 'waiting');

  useEffect(() => {
    if (isReturn) return window.close();
    return receiveRedirect({
      window,
      origins,
      log,
      isCheckPending: isCheckExpected,
      onCheck: () => setIsCheckPending(true),
      onTokens(tokens) {
        setTokens(tokens);
        helperAppearance.write({ ...helperAppearance.read(), tokens });
      },
      onRedirect: (redirect) => setPhase(followRedirect(document, redirect, '_self') ? 'leaving' : 'unsafe'),
      onNoRedirect: () => setPhase('lost'),
    });
  }, [isReturn, isCheckExpected, setTokens, origins]);

  if (phase === 'waiting' && isCheckPending) {
    return (
      <MessageScreen
        key="check"
        icon="lock"
        tone="info"
        title={t('form.check.title')}
        text={t('form.check.text')}
      >
        <div className={styles.waiting}>
          <Spinner label={t('form.wait.text')} />
        </div>
      </MessageScreen>
    );
  }

  if (phase === 'waiting' || phase === 'leaving') {
    return (
      <FlowScreen>
        <div className={styles.waiting}>
          <Spinner label={t('form.wait.text')} />
        </div>
      </FlowScreen>
    );
  }
  return (
    // With a new key, the screen mounts again and gets the focus, so that screen readers read it.
    <MessageScreen
      key={phase}
      icon={phase === 'returned' ? 'success' : 'warning'}
      tone={phase === 'returned' ? 'success' : 'warning'}
      title={t(`form.${phase}.title`)}
      text={t(`form.${phase}.text`)}
      footer={
        <Button action="close" onClick={() => window.close()}>
          {t('form.close')}
        </Button>
      }
    />
  );
}
