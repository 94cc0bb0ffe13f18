import type { PaymentMethod } from '@paywidget/shared/contract';
import type { Box } from '@paywidget/shared/contract/payments';
import { SubmitFooter } from '@paywidget/shared/deposit/form';
import { FieldList, MethodAnnotation, MethodHeading } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { lacksCurrency, methodTitle } from '@paywidget/shared/methods';
import { FlowScreen } from '@paywidget/shared/navigation';
import { choiceAtom, languageAtom, useAtomValue, useSetAtom } from '@paywidget/shared/state';
import { Notice } from '@paywidget/shared/ui';
import type { FormEvent } from 'react';
import styles from './BoxForm.module.scss';
import { Disclaimer } from './Disclaimer';
import { OrderSummary } from './OrderSummary';
import { useBoxForm } from './useBoxForm';

interface BoxFormProps {
  box: Box;
  method: PaymentMethod;
}

/** The form that pays for a box: the method's fields, the order, and the submit button. */
export function BoxForm({ box, method }: BoxFormProps) {
  const { t } = useTranslation();
  const language = useAtomValue(languageAtom);
  const setChoice = useSetAtom(choiceAtom);
  const order = useBoxForm(box, method);
  const currency = box.priceCurrencyCode;
  const isUnavailable = lacksCurrency(method, currency);
  const hasNoFields = order.form.fields.length === 0 && !order.hasMoreFields;
  const changeMethod = () => setChoice({ box: box.boxId });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    order.submit();
  };

  return (
    <FlowScreen
      heading={methodTitle(method, language)}
      footer={
        isUnavailable ? undefined : (
          <SubmitFooter
            deposit={{ ...order, paid: box.price }}
            label={(amount) => t('sweep.order.submit', { amount })}
          />
        )
      }
    >
      <MethodHeading method={method} onChange={changeMethod} />
      <MethodAnnotation method={method} />
      {isUnavailable ? (
        <Notice tone="warning" title={t('deposit.currencyUnavailable', { currency })}>
          {t('deposit.currencyUnavailable.advice')}
        </Notice>
      ) : (
        <form className={hasNoFields ? styles.bare : undefined} noValidate onSubmit={submit}>
          <div role="status">
            {order.hasMoreFields && <Notice tone="info">{t('deposit.moreFields')}</Notice>}
          </div>
          <FieldList form={order.form} />
          {/* The visible button is outside the form. This hidden button lets Enter submit the form. */}
          <button type="submit" hidden />
        </form>
      )}
      <OrderSummary box={box} />
      <Disclaimer />
    </FlowScreen>
  );
}
