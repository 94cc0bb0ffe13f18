import { EntryGrid, listEntries } from '@paywidget/shared/catalogue';
import { FlowScreen } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { type ReactNode, useMemo } from 'react';
import { useChooseEntry } from '../../methods/useChooseEntry';
import { useMethodList } from '../../methods/useMethodList';
import { useRefusedReport } from './useRefusedReport';

/** All methods and groups by position. */
export function MethodList({ placeholder }: { placeholder: ReactNode }) {
  const { t } = useTranslation();
  const choose = useChooseEntry('list');
  const methods = useMethodList();
  const entries = useMemo(() => methods && listEntries(methods), [methods]);
  useRefusedReport();

  if (!entries) return placeholder;
  return (
    <FlowScreen heading={t('deposit.list.heading')}>
      <EntryGrid label={t('deposit.list.heading')} entries={entries} onChoose={choose} />
    </FlowScreen>
  );
}
