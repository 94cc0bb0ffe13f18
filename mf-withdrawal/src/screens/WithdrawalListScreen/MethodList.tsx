import { EntryGrid, listEntries, RegionRow } from '@paywidget/shared/catalogue';
import { FlowScreen, useFlow } from '@paywidget/shared/flow';
import { useTranslation } from '@paywidget/shared/i18n';
import { type ReactNode, useMemo } from 'react';
import { useChooseEntry } from '../../methods/useChooseEntry';
import { useMethodList } from '../../methods/useMethodList';
import { UnsettledGate } from '../../unsettled/UnsettledGate';
import { useRefusedReport } from './useRefusedReport';

/** All methods and groups by position. */
export function MethodList({ placeholder }: { placeholder: ReactNode }) {
  const { t } = useTranslation();
  const { go } = useFlow();
  const choose = useChooseEntry('list');
  const methods = useMethodList();
  const entries = useMemo(() => methods && listEntries(methods), [methods]);
  useRefusedReport();

  if (!entries) return placeholder;
  return (
    <FlowScreen heading={t('withdrawal.list.heading')}>
      <UnsettledGate />
      <RegionRow onChange={() => go('withdrawal.region')} />
      <EntryGrid label={t('withdrawal.list.heading')} entries={entries} onChoose={choose} />
    </FlowScreen>
  );
}
