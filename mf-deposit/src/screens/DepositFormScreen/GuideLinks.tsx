import type { PaymentMethod } from '@paywidget/shared/contract';
import { GuideRow, VideoButton } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { Button, Icon } from '@paywidget/shared/ui';
import { instructionOf } from '../../model/instruction';

interface GuideLinksProps {
  method: PaymentMethod;
  /** Called before a guide opens. The player comes back to this page. */
  onLeave?: () => void;
}

/** Buttons that open the method's instruction and its video guide. Renders nothing without guides. */
export function GuideLinks({ method, onLeave }: GuideLinksProps) {
  const { t } = useTranslation();
  const { go } = useFlow();

  function openSteps() {
    onLeave?.();
    go('deposit.redirect.instruction');
  }

  return (
    <GuideRow>
      {instructionOf(method).length > 0 && (
        <Button variant="plain" action="instruction" onClick={openSteps}>
          <Icon name="info" />
          {t('instruction.open')}
        </Button>
      )}
      <VideoButton method={method} onLeave={onLeave} />
    </GuideRow>
  );
}
