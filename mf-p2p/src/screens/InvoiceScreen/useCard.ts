import type { Card } from '@paywidget/shared/contract/payments';
import { useHost } from '@paywidget/shared/host';
import type { DepositAnswer } from '@paywidget/shared/state';
import { useEffect, useState } from 'react';
import { DecryptionError, openCard } from './openCard';

/** The card of a deposit, as far as it can be read. */
export type CardView =
  | { kind: 'opening' }
  /** Empty where the deposit is paid to requisites alone. */
  | { kind: 'open'; card: Card }
  /** It is there, and does not open. The host has heard. */
  | { kind: 'sealed' };

interface Opened {
  /** The sealed card that it came from: of another answer's it says nothing. */
  of: Card;
  view: CardView;
}

const noCard: CardView = { kind: 'open', card: {} };

/** Opens a deposit's card. Clear, it lives in the page that shows it, and nowhere else. */
export function useCard({ card, cardToken: token, depositId }: DepositAnswer): CardView {
  const host = useHost();
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    if (card?.encoded === undefined) return;
    let isShown = true;
    const show = (view: CardView) => {
      if (isShown) setOpened({ of: card, view });
    };
    const opening =
      token === undefined
        ? Promise.reject<Card>(new DecryptionError())
        : openCard(card.encoded, { token, depositId });
    opening.then(
      (clear) => show({ kind: 'open', card: { ...card, ...clear } }),
      (error: DecryptionError) => {
        if (isShown) host.report(error.name, error.message);
        show({ kind: 'sealed' });
      },
    );
    return () => {
      isShown = false;
    };
  }, [card, token, depositId, host]);

  if (!card) return noCard;
  if (card.encoded === undefined) return { kind: 'open', card };
  return opened?.of === card ? opened.view : { kind: 'opening' };
}
