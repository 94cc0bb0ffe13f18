import type { Box } from '@paywidget/shared/contract/payments';
import { useFlow } from '@paywidget/shared/navigation';
import { type ReactNode, useEffect } from 'react';
import { useChosenBox } from '../ShopScreen/useBoxes';

interface ChosenBoxProps {
  /** Rendered until the box is known. */
  placeholder: ReactNode;
  children: (box: Box) => ReactNode;
}

/** Renders the page of the chosen box. If the box is no longer sold, goes back to the shop. */
export function ChosenBox({ placeholder, children }: ChosenBoxProps) {
  const { box, isMissing } = useChosenBox();
  const { go } = useFlow();

  useEffect(() => {
    if (isMissing) go('sweep.deposit.list', { replace: true });
  }, [isMissing, go]);

  return box ? children(box) : placeholder;
}
