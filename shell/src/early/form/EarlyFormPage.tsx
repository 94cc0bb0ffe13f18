import type { PaymentMethod } from '@paywidget/shared/contract';
import { DepositFormPage, SubmitFooter } from '@paywidget/shared/deposit/form';
import { GuideRow, type PaymentForm, paidAmountOf } from '@paywidget/shared/form';
import { directionOf } from '@paywidget/shared/i18n';
import { methodTitle } from '@paywidget/shared/methods';
import { createIconResolver, ServicesContext } from '@paywidget/shared/services';
import { SnackbarPlace, WidgetRoot } from '@paywidget/shared/ui';
import { HeaderBar } from '../../app/layout/HeaderBar';
import { PageBody } from '../../app/layout/PageBody';
import type { FormSource } from './formSource';

interface EarlyFormPageProps
  extends Pick<
    FormSource,
    'theme' | 'tokens' | 'isClosable' | 'staticUrl' | 'language' | 'translator' | 'currency'
  > {
  method: PaymentMethod;
  form: PaymentForm;
  /** The player has submitted the form. */
  isBusy: boolean;
}

const ignore = () => {};

/**
 * The whole widget with the form of a method, made of the components that React renders later. A test compares the two
 * pages.
 */
export function EarlyFormPage({
  theme,
  tokens,
  isClosable,
  staticUrl,
  language,
  translator,
  currency,
  method,
  form,
  isBusy,
}: EarlyFormPageProps) {
  const { t, i18n } = translator;
  const title = methodTitle(method, language);
  const deposit = {
    form,
    view: isBusy ? ('busy' as const) : ('ready' as const),
    paid: paidAmountOf(form.amount?.text),
    currency,
    bonus: undefined as never,
    hasMoreFields: false,
    isAsSent: false,
    rejection: undefined,
    submit: () => false,
    cancel: ignore,
    keepDraft: ignore,
    retry: ignore,
    continueToPayment: ignore,
  };
  const header = (
    <HeaderBar
      title={t('deposit.title')}
      back={{ label: t('header.back') }}
      close={isClosable ? { label: t('header.close') } : undefined}
    >
      <div>
        <h1 tabIndex={-1}>{title}</h1>
      </div>
    </HeaderBar>
  );
  return (
    <ServicesContext value={{ icons: createIconResolver(() => staticUrl) }}>
      <WidgetRoot
        theme={theme}
        tokens={tokens}
        language={i18n.language}
        direction={directionOf(i18n.language)}
      >
        <SnackbarPlace />
        <PageBody name="deposit.redirect" header={header}>
          <DepositFormPage
            method={method}
            deposit={deposit}
            footer={<SubmitFooter deposit={deposit} />}
            guide={<GuideRow>{null}</GuideRow>}
          />
        </PageBody>
      </WidgetRoot>
    </ServicesContext>
  );
}
