import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Box } from '@paywidget/shared/contract/payments';
import { shortHash } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { formatAmount } from '@paywidget/shared/money';
import { languageAtom, type Transaction, useAtomValue } from '@paywidget/shared/state';
import { Summary, type SummaryRow } from '@paywidget/shared/ui/controls';
import { useOrderRows } from '../SelectMethodScreen/useOrderRows';
import { useChosenMethod } from '../SelectMethodScreen/usePaymentMethods';
import { useChosenBox } from '../ShopScreen/useBoxes';
import styles from './facts.module.scss';

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
