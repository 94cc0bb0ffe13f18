import type { CaptchaKind } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { IconButton, Notice, Spinner, useWidget } from '@paywidget/shared/ui';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './CaptchaDialog.module.scss';
import type { Stage } from './runAttempts';

export interface StageFacts {
  theme: 'light' | 'dark';
  title: string;
}

interface CaptchaDialogProps {
  kind: CaptchaKind;
  /** Starts the captcha on a stage. Called once, and taken back when the dialog goes. */
  play: (stage: Stage, facts: StageFacts) => () => void;
  onClose: () => void;
}

type Phase =
  | { is: 'hidden' }
  | { is: 'shown'; messageKey?: string }
  | { is: 'restarting'; messageKey: string };

/**
 * The captcha over the widget. Until the player has something to do it is there without being seen: a frame that is moved
 * or drawn later would start from nothing.
 */
export function CaptchaDialog({ kind, play, onClose }: CaptchaDialogProps) {
  const { t } = useTranslation();
  const { theme } = useWidget();
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const heading = useId();
  const [phase, setPhase] = useState<Phase>({ is: 'hidden' });
  const isSeen = phase.is !== 'hidden';
  const messageKey = phase.is === 'hidden' ? undefined : phase.messageKey;

  const start = useEffectEvent((element: HTMLElement) => {
    const stage: Stage = {
      place: element,
      show: () =>
        setPhase((was) => ({
          is: 'shown',
          messageKey: was.is === 'restarting' ? was.messageKey : undefined,
        })),
      restart: (key) => setPhase({ is: 'restarting', messageKey: key }),
    };
    return play(stage, { theme, title: t('captcha.title') });
  });
  useEffect(() => (place.current ? start(place.current) : undefined), []);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!isSeen || !shown) return;
    shown.showModal();
    // The way back to whatever had the focus before.
    return () => shown.close();
  }, [isSeen]);
  useLayoutEffect(() => {
    // Not the first button, which would cancel the payment at the next press of Enter.
    if (phase.is === 'shown') place.current?.querySelector('iframe')?.focus();
    // The frame that had it is gone.
    if (phase.is === 'restarting') dialog.current?.focus();
  }, [phase.is]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      tabIndex={-1}
      inert={!isSeen}
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
        <div ref={place} className={styles.place} />
        {phase.is === 'restarting' && (
          <div className={styles.wait}>
            <Spinner label={t('captcha.loading')} />
          </div>
        )}
      </div>
    </dialog>
  );
}
