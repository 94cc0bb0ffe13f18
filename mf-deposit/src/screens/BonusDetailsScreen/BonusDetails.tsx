import { BonusBanner, useBonusSwitch } from '@paywidget/shared/bonus';
import type { Bonus } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen, useFlow } from '@paywidget/shared/navigation';
import { type BonusKind, currencyAtom, useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import { type BonusSection, bonusSections } from '../../model/bonusSections';
import styles from './BonusDetails.module.scss';
import { BonusTermList } from './BonusTermList';

interface BonusDetailsProps {
  bonus: Bonus;
  /** Which of the player's two bonus switches the button changes. */
  kind: BonusKind;
  /** True if this bonus is the bonus of the player's deposits while bonuses are on. */
  isActive: boolean;
  onUse: () => void;
}

/** A bonus with its terms, and a button that uses it or stops using it. */
export function BonusDetails({ bonus, kind, isActive, onUse }: BonusDetailsProps) {
  const { t } = useTranslation();
  const { back } = useFlow();
  const account = useAtomValue(currencyAtom);
  const { isOn, setIsOn } = useBonusSwitch(kind);
  const isUsed = isActive && isOn;
  const currency = bonus.currency ?? account;

  const toggle = () => {
    if (isUsed) setIsOn(false);
    else onUse();
    back();
  };

  return (
    <FlowScreen
      hasOwnHeading
      footer={
        <Button action="confirm" variant={isUsed ? 'secondary' : 'primary'} onClick={toggle}>
          {isUsed ? t('bonus.drop') : t('bonus.use')}
        </Button>
      }
    >
      <BonusBanner bonus={bonus} size="page" />
      {bonusSections(bonus).map((section) => (
        <Section key={section.kind} section={section} currency={currency} />
      ))}
    </FlowScreen>
  );
}

function Section({ section, currency }: { section: BonusSection; currency: string }) {
  const { t } = useTranslation();
  const { kind, wager } = section;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        {kind === 'deposit' ? t('bonus.kind.deposit') : t('bonus.kind.freespin')}
      </h2>
      <BonusTermList terms={section.terms} currency={currency} />
      {wager !== undefined && (
        <p className={styles.remark}>{t('bonus.terms.wager.text', { times: wager })}</p>
      )}
    </section>
  );
}
