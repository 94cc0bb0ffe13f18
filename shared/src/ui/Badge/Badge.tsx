import { useState } from 'react';
import { useIconResolver } from '../IconFile/iconResolver';
import styles from './Badge.module.scss';

/** Badge variants. See docs/rules/methods.md. */
export type BadgeKind = 'fast' | 'instant' | 'top' | 'turbo' | 'brand' | 'exclusive';

export interface BadgeProps {
  kind: BadgeKind;
  text: string;
  /** URL of a picture shown instead of the text. If it fails to load, the text is shown. */
  picture?: string;
}

/** A small label on a method tile. */
export function Badge({ kind, text, picture }: BadgeProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const resolver = useIconResolver();
  if (picture !== undefined && picture !== failedUrl) {
    const handleError = () => {
      setFailedUrl(picture);
      resolver?.report?.(picture, text);
    };
    return (
      <img className={styles.picture} src={picture} alt={text} draggable={false} onError={handleError} />
    );
  }
  return <span className={`${styles.badge} ${styles[kind]}`}>{text}</span>;
}
