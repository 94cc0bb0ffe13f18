import { useBonuses } from '@paywidget/shared/bonus';
import { useTranslation } from '@paywidget/shared/i18n';
import { MessageScreen, useFlow, useQueryParams } from '@paywidget/shared/navigation';
import { Button } from '@paywidget/shared/ui';
import { BonusDetails } from './BonusDetails';

/**
 * The details of a bonus: the bonus with the id in the query parameter `bonus`, else the active bonus. With `kind=crypto`
 * its button changes the switch for deposits of coins, otherwise the switch for all other deposits. If the bonus has ended,
 * shows a message.
 */
export function BonusDetailsScreen() {
  const { t } = useTranslation();
  const { back } = useFlow();
  const query = useQueryParams();
  const { bonuses, active, pick } = useBonuses();
  const id = query.get('bonus');
  const kind = query.get('kind') === 'crypto' ? 'crypto' : 'deposit';
  const bonus = id === null ? active : bonuses.find((candidate) => candidate.id === id);

  if (bonus) {
    const isActive = bonus === active;
    return <BonusDetails bonus={bonus} kind={kind} isActive={isActive} onUse={() => pick(bonus, kind)} />;
  }
  return (
    <MessageScreen
      icon="clock"
      title={t('bonus.ended.title')}
      text={t('bonus.ended.text')}
      actions={
        <Button action="back" onClick={back}>
          {t('bonus.ended.back')}
        </Button>
      }
    />
  );
}
