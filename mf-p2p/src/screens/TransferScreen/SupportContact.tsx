import type { PaymentMethod } from '@paywidget/shared/contract';
import { useTranslation } from '@paywidget/shared/i18n';
import { LinkButton, RequisiteList } from '@paywidget/shared/invoice';
import { hasSupportButton } from '@paywidget/shared/methods';
import { useHost } from '@paywidget/shared/services';
import { Button, Icon, Notice } from '@paywidget/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './SupportContact.module.scss';

interface SupportContactProps {
  method: PaymentMethod;
  /** The deposit's id. The support team needs it. */
  depositId?: string;
}

/**
 * The support button. A press is reported to the host, which may open its chat. The press also shows which data the support
 * team needs, and a link to the method's chat if the operator has one.
 */
export function SupportContact({ method, depositId }: SupportContactProps) {
  const { t } = useTranslation();
  const host = useHost();
  const [isOpen, setIsOpen] = useState(false);
  const contact = useRef<HTMLDivElement>(null);
  // The button is at the end of the page, so scroll to the opened text.
  useEffect(() => {
    if (isOpen) contact.current?.scrollIntoView?.({ block: 'end' });
  }, [isOpen]);
  if (!hasSupportButton(method)) return null;

  function open() {
    if (!isOpen) host.track('support_requested', { method: method.name, depositId });
    setIsOpen(!isOpen);
  }
  const reference = { name: 'reference', type: 'text' as const, isCopyable: true };

  return (
    <div ref={contact} className={styles.contact}>
      <Button variant="plain" action="support" onClick={open}>
        <Icon name="support" />
        {t('p2p.support.open')}
      </Button>
      <div role="status">{isOpen && <Notice tone="info">{t('p2p.support.text')}</Notice>}</div>
      {isOpen && depositId !== undefined && (
        <RequisiteList
          requisites={[{ ...reference, title: t('deposit.complete.reference'), value: depositId }]}
        />
      )}
      {isOpen && method.agentLink && <LinkButton url={method.agentLink}>{t('p2p.support.chat')}</LinkButton>}
    </div>
  );
}
