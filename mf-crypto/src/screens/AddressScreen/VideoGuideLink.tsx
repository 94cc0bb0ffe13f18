import type { PaymentMethod } from '@paywidget/shared/contract';
import { useFlow } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { Button, Icon } from '@paywidget/shared/ui';

/** The way to the video guide of a coin that has one. */
export function VideoGuideLink({ method: { videoGuideUrl = {} } }: { method: PaymentMethod }) {
  const { t } = useTranslation();
  const { go } = useFlow();
  if (Object.keys(videoGuideUrl).length === 0) return null;
  return (
    <Button variant="plain" action="video" onClick={() => go('deposit.video-instruction')}>
      <Icon name="play" />
      {t('instruction.video.open')}
    </Button>
  );
}
