import type { Card } from '@paywidget/shared/contract/payments';
import type { DepositAnswer } from '@paywidget/shared/payments';
import { useHost } from '@paywidget/shared/services';
import { useEffect, useState } from 'react';
import { DecryptionError, decryptCard } from './decryptCard';

/** The card of a deposit, or the reason why it cannot be shown. */
export type CardView =
  | { kind: 'decrypting' }
  /** Empty if the deposit has requisites only. */
  | { kind: 'readable'; card: Card }
  /** The card could not be decrypted. The error was reported to the host. */
  | { kind: 'encrypted' };

interface Decrypted {
  /** The encrypted card of this result. The result for another answer is not used. */
  of: Card;
  view: CardView;
}

const noCard: CardView = { kind: 'readable', card: {} };

/** Decrypts a deposit's card. The result stays in the page that shows it. */
export function useCard({ card, cardToken: token, depositId }: DepositAnswer): CardView {
  const host = useHost();
  const [decrypted, setDecrypted] = useState<Decrypted>();

  useEffect(() => {
    if (card?.encoded === undefined) return;
    let isShown = true;
    const show = (view: CardView) => {
      if (isShown) setDecrypted({ of: card, view });
    };
    const decryption =
      token === undefined
        ? Promise.reject<Card>(new DecryptionError())
        : decryptCard(card.encoded, { token, depositId });
    decryption.then(
      (clear) => show({ kind: 'readable', card: { ...card, ...clear } }),
      (error: DecryptionError) => {
        if (isShown) host.report(error.name, error.message);
        show({ kind: 'encrypted' });
      },
    );
    return () => {
      isShown = false;
    };
  }, [card, token, depositId, host]);

  if (!card) return noCard;
  if (card.encoded === undefined) return { kind: 'readable', card };
  return decrypted?.of === card ? decrypted.view : { kind: 'decrypting' };
}
