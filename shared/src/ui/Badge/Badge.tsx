import { useState } from 'react';
import { useIconBase } from '../IconBase/iconBase';
import styles from './Badge.module.scss';

/** The specification's badge variants (section 3). */
export type BadgeKind = 'fast' | 'instant' | 'top' | 'turbo' | 'brand' | 'exclusive';

export interface BadgeProps {
  kind: BadgeKind;
  text: string;
  /** Address of a picture that says the same; where it does not load, the text shows. */
  picture?: string;
}

export function Badge({ kind, text, picture }: BadgeProps) {
  const [broken, setBroken] = useState<string>();
  const base = useIconBase();
  if (picture !== undefined && picture !== broken) {
    const fail = () => {
      setBroken(picture);
      base?.report?.(picture, text);
    };
    return <img className={styles.picture} src={picture} alt={text} draggable={false} onError={fail} />;
  }
  return <span className={`${styles.badge} ${styles[kind]}`}>{text}</span>;
}
