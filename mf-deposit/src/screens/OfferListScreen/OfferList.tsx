import type { PaymentMethod } from '@paywidget/shared/contract';
import { useSubmitDeposit } from '@paywidget/shared/deposit';
import { DepositNotices, needsResolution, ResolveButton } from '@paywidget/shared/deposit/form';
import { MethodHeading } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { formatAmount } from '@paywidget/shared/money';
import { FlowScreen } from '@paywidget/shared/navigation';
import { RejectionNotice, RotatingHint, useRejection } from '@paywidget/shared/transaction';
import { useState } from 'react';
import { bestOfferOf } from '../../model/bestOffer';
import type { OfferedDeposit } from '../../model/onrampOffers';
import { useOnrampCurrency } from '../OnrampScreen/useOnrampCurrency';
import { OfferCard } from './OfferCard';
import styles from './OfferList.module.scss';

interface OfferListProps {
  method: PaymentMethod;
  deposit: OfferedDeposit;
}

/** Lists the offers in the server's order. A press continues with an offer, to its provider's page. */
export function OfferList({ method, deposit: { depositId, offers, paid } }: OfferListProps) {
  const { t, i18n } = useTranslation();
  const rejection = useRejection();
  const { view, continueWith, retry, continueToPayment } = useSubmitDeposit(method, {
    onFailed: rejection.show,
  });
  const [chosenProvider, setChosenProvider] = useState<string>();
  const [chosenCurrency] = useOnrampCurrency(method);
  const currency = paid?.currency ?? chosenCurrency;
  const best = bestOfferOf(offers);
  const isBusy = view === 'busy';

  function choose(offer: string) {
    if (isBusy) return;
    rejection.clear();
    setChosenProvider(offer);
    continueWith(depositId, offer);
  }

  return (
    <FlowScreen
      heading={t('deposit.onramp.offers.title')}
      // Keeps the width when the footer appears later.
      narrow
      footer={
        needsResolution(view) ? (
          <>
            <DepositNotices view={view} />
            <ResolveButton deposit={{ view, isAsSent: true, retry, continueToPayment }} />
          </>
        ) : (
          rejection.reason && <RejectionNotice reason={rejection.reason} />
        )
      }
    >
      <MethodHeading method={method} />
      {paid && (
        <p className={styles.text}>
          {t('deposit.onramp.offers.text', {
            amount: formatAmount(paid.value, paid.currency, i18n.language),
          })}
        </p>
      )}
      <ul className={styles.offers}>
        {offers.map((offer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is the server's, and a provider may make two offers
          <li key={index}>
            <OfferCard
              offer={offer}
              currency={currency}
              isBest={offer === best}
              isBusy={isBusy && offer.method === chosenProvider}
              isDisabled={isBusy}
              onPress={() => choose(offer.method)}
            />
          </li>
        ))}
      </ul>
      {isBusy && <RotatingHint />}
    </FlowScreen>
  );
}
