import { methodTitle, useChosenMethod } from '@paywidget/shared/catalogue';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { depositResponseAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Summary } from '@paywidget/shared/ui';
import { answeredAmount } from '../../model/answeredAmount';
import styles from './DepositFacts.module.scss';

/** Which deposit the page is about, as far as that is known: what a player quotes to the support. */
export function DepositFacts({ depositId }: { depositId: string }) {
  const { t, i18n } = useTranslation();
  const language = useAtomValue(languageAtom);
  const created = useAtomValue(depositResponseAtom);
  const method = useChosenMethod();
  const amount = created?.answer.depositId === depositId ? answeredAmount(created.answer) : undefined;
  return (
    <div className={styles.facts}>
      <Summary
        rows={[
          ...(amount
            ? [
                {
                  label: t('deposit.complete.amount'),
                  value: formatAmount(amount.value, amount.currency, i18n.language),
                  strong: true,
                },
              ]
            : []),
          ...(method ? [{ label: t('deposit.complete.method'), value: methodTitle(method, language) }] : []),
          { label: t('deposit.complete.reference'), value: depositId },
        ]}
      />
    </div>
  );
}
