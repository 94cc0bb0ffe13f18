import { useTranslation } from '@paywidget/shared/i18n';
import { languageAtom, useAtomValue } from '@paywidget/shared/state';
import { Icon, IconButton, Notice } from '@paywidget/shared/ui';
import styles from './BonusSwitch.module.scss';
import { bonusMinimumText, bonusTitle } from './bonusText';
import { CryptoBonusSwitch } from './CryptoBonusSwitch';
import { bonusColour } from './model/bonusColour';
import type { BonusView, DepositBonus } from './model/depositBonus';
import { Switch } from './Switch';
import { useBonusSwitch } from './useBonusSwitch';
import { useBonusTimeLeft } from './useBonusTimeLeft';

interface BonusSwitchProps {
  bonus: DepositBonus;
  /** Opens the details of the bonus with this id. If omitted, there is no details button. */
  onDetails?: (bonusId: string) => void;
}

/**
 * The row of a deposit form that switches its bonus on or off and shows its terms. If the list has no bonus, the row may be the
 * switch of the crypto bonus. Renders nothing if there is no bonus or the method hides the switch. If the method does not
 * allow bonuses, shows a notice instead.
 */
export function BonusSwitch({ bonus: { view, isRestricted, hasCryptoSwitch }, onDetails }: BonusSwitchProps) {
  const { t } = useTranslation();
  if (isRestricted) return <Notice tone="info">{t('bonus.restricted')}</Notice>;
  if (hasCryptoSwitch) return <CryptoSwitchRow />;
  return view?.hasSwitch && <SwitchRow view={view} onDetails={onDetails} />;
}

function CryptoSwitchRow() {
  return (
    <div className={styles.row}>
      <span className={`${styles.icon} ${styles.orange}`}>
        <Icon name="gift" />
      </span>
      <CryptoBonusSwitch />
    </div>
  );
}

function SwitchRow({ view, onDetails }: { view: BonusView } & Pick<BonusSwitchProps, 'onDetails'>) {
  const translator = useTranslation();
  const language = useAtomValue(languageAtom);
  const { setIsOn } = useBonusSwitch(view.kind);
  const timeLeft = useBonusTimeLeft(view.bonus);
  const title = bonusTitle(view.bonus, language, translator);
  const terms = [bonusMinimumText(view, translator), timeLeft?.sentence].filter((term) => term !== undefined);
  return (
    <div className={styles.row}>
      <span className={`${styles.icon} ${styles[bonusColour(view.bonus)]}`}>
        <Icon name="gift" />
      </span>
      <Switch label={title} hint={terms.join(' · ')} isOn={view.isOn} onChange={setIsOn} />
      {onDetails && (
        <IconButton
          icon="info"
          label={translator.t('bonus.details.of', { title })}
          action="details"
          onClick={() => onDetails(view.bonus.id)}
        />
      )}
    </div>
  );
}
