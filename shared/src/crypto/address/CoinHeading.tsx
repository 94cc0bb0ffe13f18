import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { Badge, type BadgeProps, Button, MethodIcon } from '@paywidget/shared/ui';
import { CurrencyIcon } from '@paywidget/shared/ui/controls';
import styles from './CoinHeading.module.scss';

interface CoinHeadingProps {
  method: PaymentMethod;
  title: string;
  coin: string;
  badge: BadgeProps | undefined;
}

/** Shows the chosen coin, and a button that goes back to the other coins. */
export function CoinHeading({ method, title, coin, badge }: CoinHeadingProps) {
  const { t } = useTranslation();
  const { back } = useFlow();
  return (
    <div className={styles.heading}>
      {method.iconIds?.length ? (
        <MethodIcon icons={method.iconIds} name={title} />
      ) : (
        <CurrencyIcon currency={coin} size="large" />
      )}
      <span className={styles.names}>
        <span className={styles.title}>
          {title}
          {badge && <Badge {...badge} />}
        </span>
        {coin !== title && (
          <span className={styles.code}>
            <bdi>{coin}</bdi>
          </span>
        )}
      </span>
      <Button variant="plain" action="change" label={t('crypto.change.label')} onClick={back}>
        {t('deposit.change')}
      </Button>
    </div>
  );
}
