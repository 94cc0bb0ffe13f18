import type { PaymentForm } from '@paywidget/shared/form';
import { useTranslation } from '@paywidget/shared/i18n';
import { Notice } from '@paywidget/shared/ui';
import type { CryptoWarning } from './cryptoFields';

export interface CryptoWarningsProps {
  form: PaymentForm;
  /** Undefined for methods without coins. */
  warningsOf?: (texts: Readonly<Record<string, string>>) => readonly CryptoWarning[];
}

/** The doubts about the typed address and memo. */
export function CryptoWarnings({ form, warningsOf }: CryptoWarningsProps) {
  const { t } = useTranslation();
  const warnings = warningsOf?.(Object.fromEntries(form.fields.map(({ name, text }) => [name, text]))) ?? [];
  return (
    <div role="status">
      {warnings.map(({ key, network }) => (
        <Notice key={key} tone="warning">
          {t(key, { network })}
        </Notice>
      ))}
    </div>
  );
}
