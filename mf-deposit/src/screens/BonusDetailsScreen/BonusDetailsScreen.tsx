import { useBonuses } from '@paywidget/shared/bonus';
import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen, useFlow, useQueryParams } from '@paywidget/shared/navigation';
import { Button, Message } from '@paywidget/shared/ui';
import { BonusDetails } from './BonusDetails';

/**
 * What a bonus is, asks and gives: the one that the query names (`bonus`, its id), else the active one. It is taken or left
 * for the deposits of coins where their page led here (`kind=crypto`), else for all others. One that ends while its page is
 * open says so.
 */
export function BonusDetailsScreen() {
  const { t } = useTranslation();
  const { back } = useFlow();
  const query = useQueryParams();
  const { bonuses, active, pick } = useBonuses();
  const id = query.get('bonus');
  const kind = query.get('kind') === 'crypto' ? 'crypto' : 'deposit';
  const bonus = id === null ? active : bonuses.find((known) => known.id === id);

  if (bonus) {
    const isActive = bonus === active;
    return <BonusDetails bonus={bonus} kind={kind} isActive={isActive} onUse={() => pick(bonus, kind)} />;
  }
  return (
    <FlowScreen>
      <Message
        icon="clock"
        title={t('bonus.ended.title')}
        text={t('bonus.ended.text')}
        actions={
          <Button action="back" onClick={back}>
            {t('bonus.ended.back')}
          </Button>
        }
      />
    </FlowScreen>
  );
}
