import { useTranslation } from '@paywidget/shared/i18n';
import { experimentGroupsAtom, useAtomValue } from '@paywidget/shared/state';
import { useEffect, useState } from 'react';
import { hintsFor } from './hints';
import styles from './RotatingHint.module.scss';

const firstDelayMs = 3_000;
const nextDelayMs = 6_000;

/** Hints to read while payment details load, by the player's experiment group. Renders nothing without a group. */
export function RotatingHint() {
  const { t } = useTranslation();
  const hints = hintsFor(useAtomValue(experimentGroupsAtom));
  const [turn, setTurn] = useState(-1);
  const isEmpty = hints.length === 0;

  useEffect(() => {
    if (isEmpty) return;
    const timer = setTimeout(() => setTurn(turn + 1), turn < 0 ? firstDelayMs : nextDelayMs);
    return () => clearTimeout(timer);
  }, [isEmpty, turn]);

  if (isEmpty) return null;
  const key = turn < 0 ? undefined : hints[turn % hints.length];
  return (
    <p className={styles.hint}>
      {key !== undefined && (
        <span key={turn} className={styles.text}>
          {t(key)}
        </span>
      )}
    </p>
  );
}
