import type { Box } from '@paywidget/shared/contract/payments';
import { useIsDepositInProgress } from '@paywidget/shared/deposit';
import { useRedirect } from '@paywidget/shared/navigation';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { useKeptEntry } from '@paywidget/shared/transaction';
import type { ReactNode } from 'react';
import { useChosenBox } from '../../shop/useBoxes';

interface ChosenBoxProps {
  /** Rendered until the box is known. */
  placeholder: ReactNode;
  children: (box: Box) => ReactNode;
}

/**
 * Renders the page of the chosen box. If the box is no longer sold, goes back to the shop. While a deposit is in progress, a new
 * list changes nothing.
 */
export function ChosenBox({ placeholder, children }: ChosenBoxProps) {
  const { box: chosen, method } = useAtomValue(choiceAtom);
  const isInProgress = useIsDepositInProgress(method);
  const listed = useChosenBox();
  const box = useKeptEntry(listed.box, ({ boxId }) => isInProgress && boxId === chosen);
  const isMissing = listed.isMissing && !box;

  useRedirect(isMissing && 'sweep.deposit.list');

  return box ? children(box) : placeholder;
}
