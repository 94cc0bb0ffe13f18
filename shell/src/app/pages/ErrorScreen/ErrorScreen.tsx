import { useApi, useQueryClient } from '@paywidget/shared/api';
import { useHost } from '@paywidget/shared/host';
import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { useAtomValue, userAtom } from '@paywidget/shared/state';
import { Button, Message, Screen } from '@paywidget/shared/ui';
import { useEffect } from 'react';
import { errorTextOf } from '../../../start/failures';

/**
 * Something could not be had. Its button goes back to where that happened, and everything is asked for anew. After a call
 * that a token has failed, a new one does so by itself.
 */
export function ErrorScreen() {
  const { t, i18n } = useTranslation();
  const { go } = useFlow();
  const host = useHost();
  const queryClient = useQueryClient();
  const { route } = useFlowPosition();
  const query = useQueryParams();
  const message = query.get('message') || 'Unknown error';
  const { token } = useAtomValue(userAtom);
  const isRenewed = !useApi().hasExpired(token);
  const details = errorTextOf(message, (key) => i18n.exists(key));

  useEffect(() => host.report('error.page', message), [host, message]);

  function refresh() {
    queryClient.removeQueries({ type: 'inactive' });
    go(query.get('back') ?? 'deposit.list', { replace: true });
  }

  useEffect(() => {
    if (message === 'HTTP 401' && isRenewed) refresh();
  });

  return (
    <Screen
      name={route.name}
      footer={
        <Button action="refresh" onClick={refresh}>
          {t('error.refresh')}
        </Button>
      }
    >
      <div role="alert">
        <Message
          icon="error"
          tone="danger"
          title={t('error.title')}
          text={
            <>
              {details.kind !== 'none' && <p>{details.kind === 'key' ? t(details.key) : details.text}</p>}
              <p>{t('error.text')}</p>
            </>
          }
        />
      </div>
    </Screen>
  );
}
