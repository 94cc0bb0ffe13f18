import { useWidget } from '@paywidget/shared/ui';
import { CopyButton, type CopyButtonProps } from '../CopyButton/CopyButton';
import styles from './CopyableText.module.scss';
import { textChunks } from './textChunks';

export interface CopyableTextProps extends Pick<CopyButtonProps, 'label' | 'copiedLabel' | 'failedLabel'> {
  /** The text to copy. */
  value: string;
  /** The text to show. By default the value. */
  shown?: string;
}

/**
 * An id with a button that copies it. It wraps between groups of characters, so that no single character is alone on a line.
 */
export function CopyableText({ value, shown = value, ...labels }: CopyableTextProps) {
  const { direction } = useWidget();
  return (
    // The button stays at the end of the row, whatever the direction of the text.
    <span className={styles.copyable} dir={direction}>
      <bdi dir="ltr" className={styles.text}>
        {shown.length < 12 ? shown : <Chunks text={shown} />}
      </bdi>
      <CopyButton value={value} {...labels} />
    </span>
  );
}

function Chunks({ text }: { text: string }) {
  return textChunks(text).map((chunk) => (
    <span key={chunk.start} className={styles.chunk}>
      {chunk.text}
    </span>
  ));
}
