import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, MethodIcon } from '@paywidget/shared/ui';
import styles from './MethodHeading.module.scss';

export interface MethodHeadingProps {
  method: PaymentMethod;
  /** Leads to the other methods; the page before, unless this says otherwise. */
  onChange?: () => void;
}

/** Which method a form is about, and the way back to the others. */
export function MethodHeading({ method, onChange }: MethodHeadingProps) {
  const { t } = useTranslation();
  const { back } = useFlow();
  const title = methodTitle(method, useAtomValue(languageAtom));
  return (
    <div className={styles.heading}>
      <MethodIcon icons={method.iconIds} name={title} />
      <span className={styles.title}>{title}</span>
      <Button variant="plain" action="change" onClick={onChange ?? back}>
        {t('deposit.change')}
      </Button>
    </div>
  );
}
