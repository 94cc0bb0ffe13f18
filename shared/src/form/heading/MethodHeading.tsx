import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { useFlow } from '@paywidget/shared/navigation';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Button, MethodIcon } from '@paywidget/shared/ui';
import styles from './MethodHeading.module.scss';

export interface MethodHeadingProps {
  method: PaymentMethod;
  /** Opens the list of methods. Default: goes back to the previous page. */
  onChange?: () => void;
}

/** Shows the form's method with a button to choose another method. */
export function MethodHeading({ method, onChange }: MethodHeadingProps) {
  const { t } = useTranslation();
  const { back } = useFlow();
  const title = methodTitle(method, useAtomValue(languageAtom));
  return (
    <div className={styles.heading}>
      <MethodIcon icons={method.iconIds} name={title} />
      <span className={styles.title}>{title}</span>
      <Button variant="plain" action="change" label={t('deposit.change.label')} onClick={onChange ?? back}>
        {t('deposit.change')}
      </Button>
    </div>
  );
}
