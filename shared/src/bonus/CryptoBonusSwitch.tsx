import { useTranslation } from '@paywidget/shared/i18n';
import { Switch } from './Switch';
import { useBonusSwitch } from './useBonusSwitch';

/** Switches the bonus of crypto deposits, `isActivatedBonus` of their creation calls; see `useBonusSwitch`. */
export function CryptoBonusSwitch() {
  const { t } = useTranslation();
  const { isOn, turn } = useBonusSwitch('crypto');
  return <Switch label={t('bonus.crypto.switch')} isOn={isOn} onTurn={turn} />;
}
