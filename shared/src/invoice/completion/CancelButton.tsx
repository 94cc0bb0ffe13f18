import { useTranslation } from '@paywidget/shared/i18n';
import { RejectionNotice } from '@paywidget/shared/transaction';
import { Button, type ButtonProps } from '@paywidget/shared/ui';
import type { Cancellation } from './useCancellation';

export interface CancelButtonProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  cancellation: Cancellation;
  /** Replaces 'Cancel payment'. */
  text?: string;
}

/** Cancels a deposit. A notice above the button shows why the last press failed. */
export function CancelButton({ cancellation, variant = 'plain', disabled, text }: CancelButtonProps) {
  const { t } = useTranslation();
  return (
    <>
      <RejectionNotice reason={cancellation.rejection} />
      <Button
        variant={variant}
        action="cancel"
        busy={cancellation.isBusy}
        disabled={disabled}
        onClick={cancellation.cancel}
      >
        {text ?? t('invoice.cancel')}
      </Button>
    </>
  );
}
