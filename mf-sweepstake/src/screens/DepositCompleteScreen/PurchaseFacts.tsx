import { methodTitle } from '@paywidget/shared/catalogue';
import type { PaymentMethod } from '@paywidget/shared/contract';
import { shortHash } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { Summary, type SummaryRow } from '@paywidget/shared/parts';
import type { Box } from '@paywidget/shared/payments';
import { languageAtom, type Transaction, useAtomValue } from '@paywidget/shared/state';
import { useChosenBox } from '../../boxes/useBoxes';
import styles from '../../complete/facts.module.scss';
import { useChosenMethod } from '../../methods/usePaymentMethods';
import { useOrderRows } from '../../order/useOrderRows';

/** Which purchase the page is about, as far as that is known: what a player quotes to the support. */
export function PurchaseFacts({ transaction }: { transaction: Transaction }) {
  const { box } = useChosenBox();
  const method = useChosenMethod();
  return (
    <div className={styles.facts}>
      {box ? (
        <BoxFacts box={box} method={method} transaction={transaction} />
      ) : (
        <Facts coins={[]} method={method} transaction={transaction} />
      )}
    </div>
  );
}

interface FactsProps {
  method: PaymentMethod | undefined;
  transaction: Transaction;
}

function BoxFacts({ box, ...rest }: FactsProps & { box: Box }) {
  const { t, i18n } = useTranslation();
  const price = formatAmount(box.price, box.priceCurrencyCode, i18n.language);
  const coins = useOrderRows(box);
  return <Facts {...rest} coins={[...coins, { label: t('deposit.complete.amount'), value: price }]} />;
}

function Facts({
  coins,
  method,
  transaction: { depositId, onchainTransaction },
}: FactsProps & { coins: readonly SummaryRow[] }) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const paidWith = method && methodTitle(method, language);
  return (
    <Summary
      rows={[
        ...coins,
        ...(paidWith === undefined ? [] : [{ label: t('deposit.complete.method'), value: paidWith }]),
        ...(onchainTransaction?.txid === undefined
          ? []
          : [{ label: t('deposit.complete.transaction'), value: shortHash(onchainTransaction.txid) }]),
        ...(depositId === undefined ? [] : [{ label: t('deposit.complete.reference'), value: depositId }]),
      ]}
    />
  );
}
