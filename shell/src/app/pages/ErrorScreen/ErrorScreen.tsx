import { useQueryClient } from '@paywidget/shared/api';
import { useTranslation } from '@paywidget/shared/i18n';
import { MessageScreen, useFlow, useQueryParams } from '@paywidget/shared/navigation';
import { useApi, useHost } from '@paywidget/shared/services';
import { useAtomValue, userAtom } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import { useEffect } from 'react';
import { errorTextOf } from '../../failures';

/**
 * Shown if a page's data could not be loaded. The button goes back to the page and loads everything again. After an error
 * 401, a new token does the same automatically.
 */
export function ErrorScreen() {
  const { t, i18n } = useTranslation();
  const { go } = useFlow();
  const host = useHost();
  const queryClient = useQueryClient();
  const query = useQueryParams();
  const message = query.get('message') || 'Unknown error';
  const { token } = useAtomValue(userAtom);
  const isRenewed = !useApi().hasExpired(token);
  const details = errorTextOf(message, (key) => i18n.exists(key));
  // The text of a status has its own advice, such as to sign in again.
  const hasOwnAdvice = details.kind === 'key' && details.key.startsWith('error.status.');

  useEffect(() => host.report('error.page', message), [host, message]);

  function refresh() {
    queryClient.removeQueries({ type: 'inactive' });
    go(query.get('back') ?? 'deposit.list', { replace: true });
  }

  useEffect(() => {
    if (message === 'HTTP 401' && isRenewed) refresh();
  });

  return (
    <MessageScreen
      role="alert"
      icon="error"
      tone="danger"
      title={t('error.title')}
      text={
        <>
          {details.kind === 'key' && <p>{t(details.key)}</p>}
          {details.kind === 'text' && (
            <p>
              <bdi>{details.text}</bdi>
            </p>
          )}
          {!hasOwnAdvice && <p>{t('error.text')}</p>}
        </>
      }
      footer={
        <Button action="refresh" onClick={refresh}>
          {t('error.refresh')}
        </Button>
      }
    />
  );
}
