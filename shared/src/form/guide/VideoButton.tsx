import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { Button, Icon } from '@paywidget/shared/ui';
import { useVideoGuide } from './useVideoGuide';

export interface VideoButtonProps {
  method: PaymentMethod;
  /** Called just before the player leaves the page for the video. */
  onLeave?: () => void;
}

/** Opens the method's video guide. Renders nothing if the method has no video guide. */
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
