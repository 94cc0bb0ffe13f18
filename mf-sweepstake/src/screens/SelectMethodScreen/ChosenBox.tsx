import type { Box } from '@paywidget/shared/contract/payments';
import { useFlow } from '@paywidget/shared/navigation';
import { type ReactNode, useEffect } from 'react';
import { useChosenBox } from '../ShopScreen/useBoxes';

interface ChosenBoxProps {
  /** Stands in until the box is known. */
  placeholder: ReactNode;
  children: (box: Box) => ReactNode;
}

/** The page of the box that the player chose, once it is known. One that is no longer sold leads back to the shop. */
export function ChosenBox({ placeholder, children }: ChosenBoxProps) {
  const { box, isGone } = useChosenBox();
  const { go } = useFlow();

  useEffect(() => {
    if (isGone) go('sweep.deposit.list', { replace: true });
  }, [isGone, go]);

  return box ? children(box) : placeholder;
}
