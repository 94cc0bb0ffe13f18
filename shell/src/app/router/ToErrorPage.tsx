import { useFlow, useFlowPosition } from '@paywidget/shared/navigation';
import { useEffect } from 'react';

/** Takes the player to the error page, from which there is a way back to this route. */
export function ToErrorPage({ message }: { message: string }) {
  const { go } = useFlow();
  const { route } = useFlowPosition();
  useEffect(() => {
    go('error', { replace: true, query: { back: route.name, message } });
  }, [go, route.name, message]);
  return null;
}
