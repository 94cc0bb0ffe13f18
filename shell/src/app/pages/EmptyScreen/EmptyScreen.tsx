import { countrySelectorQuery, useQuery, useQueryClient } from '@paywidget/shared/api';
import { useTranslation } from '@paywidget/shared/i18n';
import { MessageScreen, useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { startRoute } from '@paywidget/shared/navigation/routes';
import { useApi, useService } from '@paywidget/shared/services';
import { Button } from '@paywidget/shared/ui';
import { emptyViewOf } from './emptyView';

/**
 * Shown if there are no methods for the player's region, or if they could not be loaded. Offers a retry and another
 * country.
 */
export function EmptyScreen() {
  const { t } = useTranslation();
  const { flow } = useFlowPosition();
  const { go } = useFlow();
  const queryClient = useQueryClient();
  const query = useQueryParams();
  const { data: selector } = useQuery(countrySelectorQuery(useApi()));
  const transaction = query.get('transaction');
  const start = startRoute(flow, transaction === 'withdrawal' ? 'withdrawal' : 'deposit');
  const { icon, title, text, offersCountries, isFailure } = emptyViewOf({
    flow,
    transaction,
    reason: query.get('reason'),
    vpnAdvice: useService('permissions').vpnAdvice(),
    hasCountries: selector?.isGeoSelectorEnabled === true,
  });

  function refresh() {
    queryClient.removeQueries({ type: 'inactive' });
    go(start.name, { replace: true });
  }

  return (
    <MessageScreen
      icon={icon}
      title={t(title)}
      text={t(text)}
      heading={isFailure ? t(start.title) : undefined}
      footer={
        <>
          <Button action="refresh" onClick={refresh}>
            {t('empty.refresh')}
          </Button>
          {offersCountries && (
            <Button
              variant="secondary"
              action="change"
              onClick={() => go('empty.region', { query: { back: start.name } })}
            >
              {t('empty.chooseCountry')}
            </Button>
          )}
        </>
      }
    />
  );
}
