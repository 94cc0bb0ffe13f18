import { FormField } from '@paywidget/shared/contract';
import { createI18n } from '@paywidget/shared/i18n';
import { ServicesProvider } from '@paywidget/shared/services';
import { createRecordingHost, createTestServices } from '@paywidget/shared/testing';
import { Button, WidgetRoot } from '@paywidget/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { AmountField } from '../controls/AmountField';
import { FieldList } from '../controls/FieldList';
import type { Validation } from '../payment/paymentForm';
import { type PaymentFormOptions, usePaymentForm } from '../payment/usePaymentForm';

const english = {
  'form.amountInput.label': 'Amount',
  'form.amountInput.chips': 'Suggested amounts',
  'form.amountInput.hint.range': 'From {{range}}',
  'form.amountInput.limit.min': 'At least {{amount}}',
  'form.amountInput.limit.max': 'At most {{amount}}',
  'form.amountInput.required': 'Enter an amount',
  'form.dropdown.placeholder': 'Choose',
  'form.dropdown.search': 'Search',
  'form.dropdown.nothingFound': 'Nothing found',
  'form.card.refused.title': 'Not here',
  'form.card.refused.text': 'No card numbers',
  'form.field.required': 'Fill this in',
  'form.field.invalid': 'Check this field',
  'form.fields.more': 'More',
  'form.phone.country': 'Country code: {{country}}',
  'form.phone.example': 'Example: {{number}}',
  'search.clear': 'Clear the search',
  'fields.email': 'Email',
  'errors.digits': 'Digits only',
};

export type FormSetup = Partial<Omit<PaymentFormOptions, 'fields'>> & {
  /** In the server's format. The default type is `text`. */
  fields?: readonly Record<string, unknown>[];
  language?: string;
  refusesCardFields?: boolean;
};

function Page({
  options,
  onValidation,
}: {
  options: PaymentFormOptions;
  onValidation: (found: Validation) => void;
}) {
  const form = usePaymentForm(options);
  return (
    <>
      <AmountField form={form} />
      <FieldList form={form} />
      <Button blocked={form.isSubmitBlocked} onClick={() => onValidation(form.validate())}>
        Pay
      </Button>
    </>
  );
}

/** Renders a form for tests. `found` collects the validation of each press of the submit button. */
export function renderForm({
  fields = [],
  language = 'en',
  refusesCardFields = false,
  ...options
}: FormSetup) {
  const host = { ...createRecordingHost(), send: jest.fn(), report: jest.fn(), track: jest.fn() };
  const i18n = createI18n({ host, load: async () => english, lastResort: english });
  const services = createTestServices({ host, i18n, permissions: { cardFields: () => !refusesCardFields } });
  const found: Validation[] = [];

  const optionsWith = (setup: FormSetup): PaymentFormOptions => ({
    method: { name: 'card' },
    country: 'ru',
    ...setup,
    fields: (setup.fields ?? []).map((field) => FormField.parse({ type: 'text', ...field })),
  });
  const page = (setup: FormSetup) => (
    <ServicesProvider services={services}>
      <WidgetRoot theme="light" direction="ltr" language={language}>
        <Page options={optionsWith(setup)} onValidation={(validation) => found.push(validation)} />
      </WidgetRoot>
    </ServicesProvider>
  );

  const rendered = render(page({ fields, ...options }));
  return {
    host,
    found,
    container: rendered.container,
    user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** Renders the form again with some other options. */
    change: (changed: FormSetup) => rendered.rerender(page({ fields, ...options, ...changed })),
    useLanguage: (next: string) => act(() => i18n.use(next)),
    pay: () => screen.getByRole('button', { name: 'Pay' }),
    field: (name: string) => rendered.container.querySelector<HTMLElement>(`[data-field="${name}"]`),
  };
}
