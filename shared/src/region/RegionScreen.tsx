import { countrySelectorQuery, useQuery } from '@paywidget/shared/api';
import { useTranslation } from '@paywidget/shared/i18n';
import { FlowScreen, useFlowPosition } from '@paywidget/shared/navigation';
import { useApi } from '@paywidget/shared/services';
import { Notice } from '@paywidget/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { CountryPicker } from './CountryPicker';
import { InfoTooltip } from './InfoTooltip';
import { RegionPlaceholder } from './RegionPlaceholder';
import { useChooseRegion } from './useChooseRegion';

/**
 * Lets the player choose the country whose methods are listed. If the operator does not allow a choice, goes back to the
 * list at once. The request for withdrawal methods has no country. So on the withdrawal route a notice explains that the
 * choice does not affect withdrawal methods.
 * @throws the error of the request. The shell then shows the error page.
 */
export function RegionScreen() {
  const { data: selector, error } = useQuery(countrySelectorQuery(useApi()));
  const { choose, goBack } = useChooseRegion();
  const { route } = useFlowPosition();
  const { t } = useTranslation();
  const isClosed = selector?.isGeoSelectorEnabled === false;
  const handleClosed = useEffectEvent(goBack);

  useEffect(() => {
    if (isClosed) handleClosed();
  }, [isClosed]);

  if (error && !selector) throw error;
  if (!selector || isClosed) return <RegionPlaceholder />;
  return (
    <FlowScreen headingAside={<InfoTooltip label={t('region.tip.label')} text={t('region.tip.text')} />}>
      {route.screen === 'withdrawal.region' && <Notice tone="info">{t('region.withdrawal.notice')}</Notice>}
      <CountryPicker codes={selector.countries} onChoose={choose} />
    </FlowScreen>
  );
}
