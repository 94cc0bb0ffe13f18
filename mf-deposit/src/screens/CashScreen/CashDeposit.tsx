import type { PaymentMethod } from '@paywidget/shared/contract';
import { MethodAnnotation, MethodHeading } from '@paywidget/shared/form';
import { hasText, useTranslation } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { FlowScreen } from '@paywidget/shared/navigation';
import { useHost, useService } from '@paywidget/shared/services';
import { isNativeAtom, languageAtom, useAtomValue } from '@paywidget/shared/state';
import { useSubmitMetric } from '@paywidget/shared/transaction';
import { Button, Icon, Notice } from '@paywidget/shared/ui';
import { useEffect } from 'react';
import { agentChatOf } from '../../model/agentChat';
import { GuideLinks } from '../DepositFormScreen/GuideLinks';
import { CashFacts } from './CashFacts';

/** The facts a player needs before the chat with the agent, and a button that opens the chat. */
export function CashDeposit({ method }: { method: PaymentMethod }) {
  const { t, i18n } = useTranslation();
  const host = useHost();
  const language = useAtomValue(languageAtom);
  const isNative = useAtomValue(isNativeAtom);
  const chat = agentChatOf(method, useService('urls').widget);
  const trackSubmit = useSubmitMetric('deposit_submit', method);
  const warning = method.banner?.bannerTextKey;

  useEffect(() => {
    if (chat.kind !== 'open') host.report('cash.agentLink', `${method.name}: ${chat.kind} agent link`);
  }, [chat.kind, method.name, host]);

  return (
    <FlowScreen
      heading={methodTitle(method, language)}
      footer={
        chat.kind === 'open' ? (
          // A native app opens no windows. It handles the chat's URL itself.
          <Button
            action="submit"
            href={chat.url}
            target={isNative ? '_self' : '_blank'}
            onClick={trackSubmit}
          >
            {t('deposit.cash.submit')}
            <Icon name="external" />
          </Button>
        ) : undefined
      }
    >
      <MethodHeading method={method} />
      <GuideLinks method={method} />
      {warning !== undefined && hasText(i18n, warning) && <Notice tone="warning">{t(warning)}</Notice>}
      <MethodAnnotation method={method} />
      {chat.kind === 'open' ? (
        <>
          <CashFacts method={method} />
          <Notice tone="info">{t('deposit.cash.text')}</Notice>
        </>
      ) : (
        <Notice tone="danger" title={t('deposit.cash.missing.title')}>
          {t('deposit.cash.missing.text')}
        </Notice>
      )}
    </FlowScreen>
  );
}
