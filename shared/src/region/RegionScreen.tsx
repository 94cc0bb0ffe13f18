import { countrySelectorQuery, useApi, useQuery } from '@paywidget/shared/api';
import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen, useFlowPosition } from '@paywidget/shared/navigation';
import { Notice } from '@paywidget/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { CountryPicker } from './CountryPicker';
import { RegionHeading } from './RegionHeading';
import { RegionPlaceholder } from './RegionPlaceholder';
import { useChooseRegion } from './useChooseRegion';

/**
 * The countries whose methods a player may look at (specification, section 2, "Region page"). Leads back to the list of
 * its route at once where the operator does not let players choose. The call for withdrawal methods carries no country
 * (contract, "Endpoints"), which the withdrawal's page says.
 * @throws the error of the call; the shell takes the player to the error page, and from there back.
 */
export function RegionScreen() {
  const { data: selector, error } = useQuery(countrySelectorQuery(useApi()));
  const { choose, leave } = useChooseRegion();
  const { route } = useFlowPosition();
  const { t } = useTranslation();
  const isClosed = selector?.isGeoSelectorEnabled === false;
  const turnBack = useEffectEvent(leave);

  useEffect(() => {
    if (isClosed) turnBack();
  }, [isClosed]);

  if (error && !selector) throw error;
  if (!selector || isClosed) return <RegionPlaceholder />;
  return (
    <FlowScreen>
      <RegionHeading />
      {route.screen === 'withdrawal.region' && <Notice tone="info">{t('region.withdrawal.notice')}</Notice>}
      <CountryPicker codes={selector.countries} onChoose={choose} />
    </FlowScreen>
  );
}
