import type { CompleteView } from '@paywidget/shared/deposit';
import { useTranslation } from '@paywidget/shared/i18n';
import { depositPageOf, useChosenMethod } from '@paywidget/shared/methods';
import { useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { routeNamed } from '@paywidget/shared/navigation/routes';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';

/** The way on from the complete page: out of the widget, or back to the payment. */
export function CompleteButton({ button }: { button: NonNullable<CompleteView['button']> }) {
  return button.action === 'close' ? <CloseButton text={button.text} /> : <BackButton text={button.text} />;
}

function CloseButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const { close } = useFlow();
  return (
    <Button action="close" onClick={close}>
      {t(text)}
    </Button>
  );
}

function BackButton({ text }: { text: string }) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const page = usePaymentPage();
  return (
    <Button action="back" onClick={() => go(page, { replace: true })}>
      {t(text)}
    </Button>
  );
}

/** The page that the address names, else the one of the method that was paid with, else the list. */
function usePaymentPage(): string {
  const query = useQueryParams();
  const { flow } = useFlowPosition();
  const { group } = useAtomValue(choiceAtom);
  const method = useChosenMethod();
  const named = query.get('to');
  if (named !== null && routeNamed(flow, named)) return named;
  return (method && depositPageOf(method, group === undefined ? 'list' : 'group')) ?? 'deposit.list';
}
