import { useHost } from '@paywidget/shared/host';
import { type ComponentType, useEffect, useState } from 'react';

export interface BonusOffersProps {
  /** The list has coins, whose deposits have a bonus switch of their own. */
  hasCrypto: boolean;
}

export type LoadOffers = () => Promise<ComponentType<BonusOffersProps>>;

type Late =
  | { status: 'loading' }
  | { status: 'ready'; BonusOffers: ComponentType<BonusOffersProps> }
  | { status: 'failed' };

/** Kept for later visits to the list, which draw it at once. */
let loaded: ComponentType<BonusOffersProps> | undefined;

/** Fetches the bonuses' code with the first list that offers any. A failure is the bonuses' alone: the list stands. */
export function useLateOffers(load: LoadOffers): { late: Late; retry(): void } {
  const host = useHost();
  const [late, setLate] = useState<Late>(() =>
    loaded ? { status: 'ready', BonusOffers: loaded } : { status: 'loading' },
  );

  useEffect(() => {
    if (late.status !== 'loading') return;
    let isGone = false;
    const arrive = (found: Late) => {
      if (!isGone) setLate(found);
    };
    load().then(
      (BonusOffers) => {
        loaded = BonusOffers;
        arrive({ status: 'ready', BonusOffers });
      },
      (error: unknown) => {
        host.report('bonus.failed', String(error));
        arrive({ status: 'failed' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [late.status, load, host]);

  return { late, retry: () => setLate({ status: 'loading' }) };
}
