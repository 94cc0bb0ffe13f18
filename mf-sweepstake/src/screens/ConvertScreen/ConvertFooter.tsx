import { useTranslation } from '@paywidget/shared/i18n';
import { withdrawalAtom } from '@paywidget/shared/payments';
import { useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import { UnresolvedNotice } from '@paywidget/shared/withdrawal';
import type { ConvertFormState } from './useConvertForm';

/** The button that leads to the review, and a notice about an earlier redemption of unknown outcome. */
export function ConvertFooter({ state }: { state: ConvertFormState }) {
  const { t } = useTranslation();
  const { step } = useAtomValue(withdrawalAtom);
  const { conversion, form, amount } = state;
  return (
    <>
      <UnresolvedNotice />
      <Button
        action="submit"
        busy={step === 'sending'}
        blocked={form.isSubmitBlocked || amount.isBalanceTooLow || conversion.state !== 'known'}
        onClick={state.submit}
      >
        {t('sweep.convert.submit.plain')}
      </Button>
    </>
  );
}
