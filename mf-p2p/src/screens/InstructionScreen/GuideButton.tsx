import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow } from '@paywidget/shared/navigation';
import { Button, Icon } from '@paywidget/shared/ui';
import type { GuidedBank } from '../../model/banks';
import { bankNames } from './bankGuides';

interface GuideButtonProps {
  bank: GuidedBank;
  /** Called before the page with the bank's instructions opens. The player comes back from it. */
  onLeave: () => void;
}

/** Opens the instruction page of a bank. */
export function GuideButton({ bank, onLeave }: GuideButtonProps) {
  const { t } = useTranslation();
  const { go } = useFlow();

  function open() {
    onLeave();
    go('deposit.peer-to-peer.instruction', { query: { bank } });
  }

  return (
    <Button variant="plain" action="instruction" onClick={open}>
      <Icon name="info" />
      {t('instruction.heading', { method: t(bankNames[bank]) })}
    </Button>
  );
}
