import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { Button, Icon } from '@paywidget/shared/ui';
import { useVideoGuide } from './useVideoGuide';

export interface VideoButtonProps {
  method: PaymentMethod;
  /** The player is about to leave the page, and will come back to it. */
  onLeave?: () => void;
}

/** The way to the method's video guide; nothing for a method without one. */
export function VideoButton({ method, onLeave }: VideoButtonProps) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const hasVideo = useVideoGuide(method) !== undefined;

  function open() {
    onLeave?.();
    go('deposit.video-instruction');
  }

  if (!hasVideo) return null;
  return (
    <Button variant="plain" action="video" onClick={open}>
      <Icon name="play" />
      {t('instruction.video.open')}
    </Button>
  );
}
