import { useTranslation } from '@paywidget/shared/i18n';
import { useFlow, useFlowPosition, useQueryParams } from '@paywidget/shared/navigation';
import { routeNamed } from '@paywidget/shared/navigation/routes';
import { choiceAtom, useAtomValue } from '@paywidget/shared/state';
import { Button } from '@paywidget/shared/ui';
import type { CompleteView } from '../../model/completeView';
import { formPageOf } from '../../model/pages';

/** The way on from the complete page: out of the widget, or back to the form, where what was typed still stands. */
export function CompleteButton({ button: { action, text } }: Pick<CompleteView, 'button'>) {
  const { t } = useTranslation();
  const { go, close } = useFlow();
  const page = useFormPage();
  return (
    <Button action={action} onClick={() => (action === 'close' ? close() : go(page, { replace: true }))}>
      {t(text)}
    </Button>
  );
}

/** The page that the address names, else the form of the method that was withdrawn by, else the list. */
function useFormPage(): string {
  const query = useQueryParams();
  const { flow } = useFlowPosition();
  const choice = useAtomValue(choiceAtom);
  const named = query.get('to');
  if (named !== null && routeNamed(flow, named)) return named;
  return choice.method === undefined ? 'withdrawal.list' : formPageOf(choice);
}
