import type { Card } from '@paywidget/shared/contract/payments';
import { useHost } from '@paywidget/shared/host';
import type { DepositAnswer } from '@paywidget/shared/state';
import { useEffect, useState } from 'react';
import { DecryptionError, openCard } from './openCard';

/** The card of a deposit, as far as it can be read. */
export type CardView =
  | { kind: 'opening' }
  /** Empty if the deposit has requisites only. */
  | { kind: 'open'; card: Card }
  /** The card could not be decrypted. The error was reported to the host. */
  | { kind: 'sealed' };

interface Opened {
  /** The encrypted card of this result. A result of another answer is not used. */
  of: Card;
  view: CardView;
}

const noCard: CardView = { kind: 'open', card: {} };

/** Decrypts a deposit's card. The result stays in the page that shows it. */
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
