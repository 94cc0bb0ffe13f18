import { useTranslation } from '@paywidget/shared/i18n';
import { CancelButton, type InvoiceDeposit } from '@paywidget/shared/invoice';
import { MessageScreen } from '@paywidget/shared/navigation';
import { useHost } from '@paywidget/shared/services';
import { IdentifyingFacts } from '@paywidget/shared/transaction';
import { Button } from '@paywidget/shared/ui';
import { useEffect } from 'react';
import type { DepositEnd } from '../../deposit/useDepositEnd';
import { useRefetchDetails } from './useRefetchDetails';

/** Translation keys by the reason: the details are incomplete, or the card cannot be decrypted. */
const reasons = {
  missing: { title: 'p2p.details.missing.title', text: 'p2p.details.missing.text' },
  encrypted: { title: 'p2p.details.encrypted.title', text: 'p2p.details.encrypted.text' },
} as const;

interface UnusableDetailsProps {
  deposit: InvoiceDeposit;
  end: DepositEnd;
  reason: keyof typeof reasons;
  /** The missing parts of the answer. They are reported to the host. */
  missing?: readonly string[];
}

/**
 * A deposit whose details cannot be shown. The player can request the details again or cancel the deposit. The deposit may
 * already be paid, because the details may have been shown before a reload: see
 * docs/decisions/013-turning-back-from-an-open-deposit.md.
 */
export function UnusableDetails({ deposit, end, reason, missing }: UnusableDetailsProps) {
  const { t } = useTranslation();
  const host = useHost();
  const details = useRefetchDetails(deposit);
  const { answer, depositId, method } = deposit;
  const parts = missing?.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer with the same parts missing must be reported too
  useEffect(() => {
    if (parts === undefined) return;
    host.send('InvalidP2PResponse', { depositId, paymentMethod: method, missing: parts.split(',') });
  }, [host, answer, depositId, method, parts]);

  return (
    <MessageScreen
      role="alert"
      icon="warning"
      tone="warning"
      title={t(reasons[reason].title)}
      text={t(reasons[reason].text)}
      footer={
        <>
          <Button
            action="refresh"
            busy={details.isBusy}
            disabled={end.cancellation.isBusy}
            onClick={details.refetch}
          >
            {t('p2p.details.refresh')}
          </Button>
          <CancelButton
            variant="secondary"
            cancellation={end.cancellation}
            disabled={details.isBusy || end.completion.isClaimed}
          />
        </>
      }
    >
      <IdentifyingFacts rows={[]} reference={depositId} />
    </MessageScreen>
  );
}
