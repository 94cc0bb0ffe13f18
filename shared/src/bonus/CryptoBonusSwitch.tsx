import { useTranslation } from '@paywidget/shared/i18n';
import { Switch } from './Switch';
import { useBonusSwitch } from './useBonusSwitch';

/** Switches bonuses on or off for crypto deposits. See `useBonusSwitch`. */
export function CryptoBonusSwitch() {
  const { t } = useTranslation();
  const { isOn, setIsOn } = useBonusSwitch('crypto');
  return <Switch label={t('bonus.crypto.switch')} isOn={isOn} onChange={setIsOn} />;
}
