import type { CaptchaKind } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { IconButton, Notice, Spinner, useWidget } from '@paywidget/shared/ui';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './CaptchaDialog.module.scss';
import type { CaptchaView } from './runAttempts';

export interface FrameAppearance {
  theme: 'light' | 'dark';
  title: string;
}

interface CaptchaDialogProps {
  kind: CaptchaKind;
  /**
   * Starts the captcha. Called once. Returns a function that cancels it. The dialog calls this function when it unmounts.
   */
  run: (view: CaptchaView, appearance: FrameAppearance) => () => void;
  onClose: () => void;
}

type Phase =
  | { is: 'hidden' }
  | { is: 'shown'; messageKey?: string }
  | { is: 'restarting'; messageKey: string };

/**
 * The captcha dialog over the widget. It is rendered at once but stays hidden until the player has something to do, because
 * moving the frame into a visible dialog later would reload it.
 */
export function CaptchaDialog({ kind, run, onClose }: CaptchaDialogProps) {
  const { t } = useTranslation();
  const { theme } = useWidget();
  const dialog = useRef<HTMLDialogElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const heading = useId();
  const [phase, setPhase] = useState<Phase>({ is: 'hidden' });
  const isVisible = phase.is !== 'hidden';
  const messageKey = phase.is === 'hidden' ? undefined : phase.messageKey;

  const start = useEffectEvent((element: HTMLElement) => {
    const view: CaptchaView = {
      container: element,
      show: () =>
        setPhase((previous) => ({
          is: 'shown',
          messageKey: previous.is === 'restarting' ? previous.messageKey : undefined,
        })),
      restart: (key) => setPhase({ is: 'restarting', messageKey: key }),
    };
    return run(view, { theme, title: t('captcha.title') });
  });
  useEffect(() => (container.current ? start(container.current) : undefined), []);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!isVisible || !shown) return;
    shown.showModal();
    // Closing the dialog returns the focus to the element that had it before.
    return () => shown.close();
  }, [isVisible]);
  useLayoutEffect(() => {
    // By default the first button would get the focus, and Enter would then cancel the payment.
    if (phase.is === 'shown') container.current?.querySelector('iframe')?.focus();
    // The frame that had the focus has been removed.
    if (phase.is === 'restarting') dialog.current?.focus();
  }, [phase.is]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      tabIndex={-1}
      inert={!isVisible}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {t('captcha.title')}
        </h2>
        <IconButton icon="close" label={t('captcha.close')} action="cancel" onClick={onClose} />
      </div>
      <p className={styles.text}>{t('captcha.text')}</p>
      <div className={styles.message} aria-live="polite">
        {messageKey && <Notice tone="warning">{t(messageKey)}</Notice>}
      </div>
      <div className={`${styles.stage} ${styles[kind]}`}>
        <div ref={container} className={styles.frame} />
        {phase.is === 'restarting' && (
          <div className={styles.wait}>
            <Spinner label={t('captcha.loading')} />
          </div>
        )}
      </div>
    </dialog>
  );
}
